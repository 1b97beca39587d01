import { type CsvRow, csvOf } from '#core/format/csv.ts'
import { saveFile } from '#src/features/shared/saveFile.ts'
import { t } from '#src/i18n/t.ts'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { Button } from '#src/ui/Button.tsx'

interface SaveListProps {
  /** Begin of the file's name. */
  readonly name: string
  rows(): readonly CsvRow[]
}

/** Saves the rows of a list as they are loaded, without the server. Telegram's apps save no such file. */
export function SaveList({ name, rows }: SaveListProps) {
  const { inTelegram } = usePlatform()
  if (inTelegram) return null
  return (
    <Button
      look="quiet"
      className="justify-self-center"
      onClick={() => saveFile(`${name}-${new Date().toISOString().slice(0, 10)}.csv`, csvOf(rows()))}
    >
      {t('history-csv')}
    </Button>
  )
}
