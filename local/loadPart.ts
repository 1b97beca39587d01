import { AppError } from '#core/errors.ts'

const absent = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'])

const missing = (name: string, cause: unknown): AppError =>
  new AppError(
    'binary_missing',
    `A package that the local stack needs is missing (${name}): delete node_modules and run npm install again.`,
    { retriable: false, cause },
  )

/** Code of ours. @throws AppError `binary_missing` when a package that it imports is absent; other mistakes stay as they are. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    if (!(cause instanceof Error) || !absent.has(String((cause as NodeJS.ErrnoException).code))) throw cause
    throw missing(/'([^'\n]+)'/.exec(cause.message)?.[1] ?? 'unnamed', cause)
  }
}

/**
 * A package with a program for this machine inside, which npm leaves out at times, or installed on another machine. Its loader wraps what
 * is wrong in advice of its own without a code, but nothing of ours can fail in there.
 * @throws AppError `binary_missing`
 */
export async function loadNative(name: string, load: () => Promise<unknown>): Promise<void> {
  try {
    await load()
  } catch (cause) {
    throw missing(name, cause)
  }
}
