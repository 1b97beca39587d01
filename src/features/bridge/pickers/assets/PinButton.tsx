import { t } from '#src/i18n/t.ts'
import { StarIcon } from '#src/ui/moreIcons.tsx'

/** Pin button next to an asset's row. */
export function PinButton({ symbol, pinned, onToggle }: { symbol: string; pinned: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={pinned}
      aria-label={t('picker-pin', { symbol })}
      onClick={onToggle}
      className="press grid size-11 place-items-center rounded-full text-muted hover:text-text aria-pressed:text-tide"
    >
      <StarIcon fill={pinned ? 'currentColor' : 'none'} />
    </button>
  )
}
