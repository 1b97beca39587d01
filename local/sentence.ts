import { AppError } from '#core/errors.ts'

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
