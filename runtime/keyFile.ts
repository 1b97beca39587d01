import { chmod, link, open, readFile, rename, stat, unlink } from 'node:fs/promises'
import { AppError } from '#core/errors.ts'

/** Suffix of the file with the replaced key; services read it through `NAME_PREVIOUS_FILE`. */
export const PREVIOUS = '.previous'

export interface StagedKey {
  /** Empty if the file was created for the first time. */
  readonly previous: string | null
  readonly current: string
  /** False if an earlier run had already replaced the key. */
  readonly changed: boolean
}

/**
 * Replaces the key in a file and keeps the old one next to it. An interrupted run is continued, and a rotation in
 * progress is left alone. The path always holds a complete key, so that a service may start meanwhile.
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

/** Deletes the replaced key once nothing made with it is in use. @throws AppError `no_rotation`, `overlap_not_over` */
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

/** Readable only by its owner, and synced to disk before it replaces anything. */
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
