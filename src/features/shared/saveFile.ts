import { type CsvRow, csvOf } from '#core/format/csv.ts'
import type { ExportLink } from '#core/wire/account.ts'
import type { Platform } from '#src/platform/contract.ts'
import type { Toasts } from '#src/ui/toasts/toasts.ts'
import { tellCopied } from './CopyButton.tsx'

/** False in Telegram: its apps save no file that the page made, and download only from a tap on a link. */
export const savesFiles = ({ inTelegram }: Pick<Platform, 'inTelegram'>): boolean => !inTelegram

/** Saves rows as a file of today; where no file can be saved, it copies them. */
export async function saveRows(
  { platform, toasts }: { platform: Pick<Platform, 'inTelegram' | 'copy'>; toasts: Toasts },
  name: string,
  rows: readonly CsvRow[],
): Promise<void> {
  const text = csvOf(rows)
  if (!savesFiles(platform)) return tellCopied(toasts, await platform.copy(text))
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  saveLink({ path: url, file_name: `${name}-${new Date().toISOString().slice(0, 10)}.csv` })
  // Browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** Downloads a file by its link. */
export function saveLink({ path, file_name }: Pick<ExportLink, 'path' | 'file_name'>): void {
  const link = document.createElement('a')
  link.href = path
  link.download = file_name
  document.body.append(link)
  link.click()
  link.remove()
}
