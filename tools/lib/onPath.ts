import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first program of that name on the PATH; null if there is none. */
export function onPath(name: string): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const file = join(folder, name)
    try {
      accessSync(file, constants.X_OK)
      return file
    } catch {
      // Not in this folder.
    }
  }
  return null
}
