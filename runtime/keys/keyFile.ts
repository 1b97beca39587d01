import { chmod, link, open, readFile, rename, stat, unlink } from 'node:fs/promises'
import { AppError } from '#core/errors.ts'

/** Ending of the file that keeps the replaced key; services read it through `NAME_PREVIOUS_FILE`. */
export const PREVIOUS = '.previous'

export interface StagedKey {
  /** Empty where the file was made for the first time. */
  readonly previous: string | null
  readonly current: string
  /** False where an earlier run had replaced the key already. */
  readonly changed: boolean
}

/**
 * Replaces the key in a file and keeps the old one next to it. A run that was interrupted is continued, and a rotation that is under way is
 * left alone. The path holds a whole key at every moment, so that a service may start meanwhile.
 */
export async function stageKey(path: string, generate: () => string): Promise<StagedKey> {
  const [current, previous] = await Promise.all([readKey(path), readKey(path + PREVIOUS)])
  if (current !== null && previous !== null && current !== previous) return { previous, current, changed: false }
  const next = generate()
  await writeSynced(`${path}.next`, next)
  if (current !== null && previous === null) await link(path, path + PREVIOUS)
  await rename(`${path}.next`, path)
  return { previous: current ?? previous, current: next, changed: true }
}

/**
 * Deletes the replaced key once nothing that was made with it is used any more.
 * @throws AppError `no_rotation`, `overlap_not_over`
 */
export async function dropPreviousKey(path: string, overlapSeconds: number, now: Date): Promise<void> {
  const [current, previous] = await Promise.all([readKey(path), readKey(path + PREVIOUS)])
  if (current === null || previous === null || current === previous)
    throw new AppError(
      'no_rotation',
      `No finished replacement is in ${path}: run the command without --finish first.`,
      {
        retriable: false,
      },
    )
  const readyAt = (await stat(path)).mtimeMs + overlapSeconds * 1000
  if (now.getTime() < readyAt)
    throw new AppError(
      'overlap_not_over',
      `The previous key is needed until ${new Date(readyAt).toISOString()}, and as long after the last restart of a server.`,
    )
  await unlink(path + PREVIOUS)
}

async function readKey(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim() || null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Readable by its owner alone, and on the disk before it replaces anything. */
async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(`${text}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await chmod(path, 0o600)
}
