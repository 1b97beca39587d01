import { t } from '#src/i18n/t.ts'
import { useWallets } from '#src/services.ts'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { useCheckInOffered } from '../program/useRewards.ts'

/** Check-in entry of the "More" panel, for text sizes at which its button does not fit next to the wallet. */
export function CheckInEntry({ className, onOpen }: { className: string; onOpen: () => void }) {
  const connected = useWallets((state) => state.userId !== null)
  const offered = useCheckInOffered() !== null
  if (!connected || !offered) return null
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className={`${className} w-full text-start hover:text-tide`}
      >
        {t('rewards-check_in-open')}
        <ChevronIcon className="flex-none -rotate-90 rtl:rotate-90 text-muted" />
      </button>
    </li>
  )
}
