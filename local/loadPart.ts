import { AppError } from '#core/errors.ts'

const absent = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'])

const missing = (name: string, cause: unknown): AppError =>
  new AppError(
    'binary_missing',
    `A package that the local stack needs is missing (${name}): delete node_modules and run npm install again.`,
    { retriable: false, cause },
  )

/**
 * Loads our own code.
 * @throws AppError `binary_missing` if a package that it imports is missing; other errors pass through.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    if (!(cause instanceof Error) || !absent.has(String((cause as NodeJS.ErrnoException).code))) throw cause
    throw missing(/'([^'\n]+)'/.exec(cause.message)?.[1] ?? 'unnamed', cause)
  }
}

/**
 * Loads a package with a platform binary, which npm sometimes omits or installs for another platform. Its loader hides
 * the cause without an error code, but no code of ours can fail in it.
 * @throws AppError `binary_missing`
 */
export async function loadNative(name: string, load: () => Promise<unknown>): Promise<void> {
  try {
    await load()
  } catch (cause) {
    throw missing(name, cause)
  }
}

const afresh = 'Run npm start -- --reset to start over.'

/** Hints for errors of shared code, which does not know this stack's options. */
const hints: Readonly<Record<string, string>> = {
  data_folder_corrupt: 'Run npm start -- --reset to do that.',
  data_folder_in_use: 'Set it with --folder.',
  data_corrupt: afresh,
  journal_corrupt: `Local funds have no value. ${afresh}`,
  schema_newer: afresh,
  seed_failed: afresh,
}

/** The error and its fix for the user at the terminal; a bug of ours is shown with its stack. */
export function sentence(error: unknown): string {
  if (!(error instanceof AppError)) return String(error instanceof Error ? error.stack : error)
  const hint = hints[error.reason]
  return hint ? `${error.message} ${hint}` : error.message
}
