import { closeSync, copyFileSync, existsSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs'

/**
 * The node rewrites its state file in place, so a kill at that moment truncates it: a complete file ends with the
 * closing brace.
 */
export function isComplete(file: string): boolean {
  if (!existsSync(file)) return false
  const { size } = statSync(file)
  if (size === 0) return false
  const handle = openSync(file, 'r')
  try {
    const tail = Buffer.alloc(Math.min(16, size))
    readSync(handle, tail, 0, tail.length, size - tail.length)
    return tail.toString('utf8').trimEnd().endsWith('}')
  } finally {
    closeSync(handle)
  }
}

const goodCopyOf = (file: string): string => `${file}.good`

/** Backs up a complete state file; does nothing while it is being written. */
export function keepGoodCopy(file: string): void {
  if (!isComplete(file)) return
  const before = statSync(file)
  const draft = `${file}.draft`
  copyFileSync(file, draft)
  const after = statSync(file)
  if (before.mtimeMs === after.mtimeMs && before.size === after.size && isComplete(draft))
    renameSync(draft, goodCopyOf(file))
  else rmSync(draft, { force: true })
}

/** Restores the backup before a start if the file was truncated. */
export function mendStateFile(file: string): void {
  if (!existsSync(file) || isComplete(file)) return
  if (existsSync(goodCopyOf(file))) copyFileSync(goodCopyOf(file), file)
  else rmSync(file)
}
