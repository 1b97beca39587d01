import { AppError } from '#core/errors.ts'

const afresh = 'npm start -- --reset begins afresh.'

/** Hints for errors of shared code, which does not know this stack's options. */
const hints: Readonly<Record<string, string>> = {
  data_folder_corrupt: 'npm start -- --reset does that.',
  data_folder_in_use: '--folder names it.',
  data_corrupt: afresh,
  journal_corrupt: `Nothing here is worth money: ${afresh}`,
  schema_newer: afresh,
  seed_failed: afresh,
}

/** The error and its fix for the user at the terminal; a bug of ours is shown with its stack. */
export function sentence(error: unknown): string {
  if (!(error instanceof AppError)) return String(error instanceof Error ? error.stack : error)
  const hint = hints[error.reason]
  return hint ? `${error.message} ${hint}` : error.message
}
