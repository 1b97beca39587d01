import { t } from '#src/i18n/t.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { RoundIcon } from '#src/ui/network/TokenIcon.tsx'

/** Longer names wrap to two lines next to the asset on the narrowest phones. */
const LONG = 14

/** A name wraps between its words: where a long one does not fit next to the asset, its letters are smaller. */
function nameSize(name: string): string {
  const longestWord = Math.max(...name.split(' ').map((word) => word.length))
  const narrow =
    longestWord > 11 ? '@max-[20rem]:text-caption @max-[17rem]:text-[0.6875rem]' : '@max-[17rem]:text-caption'
  return `${name.length > LONG ? 'text-caption' : ''} ${longestWord > 8 ? narrow : '@max-[12rem]:text-caption'}`
}

/** Button that shows a network and opens its picker. */
export function NetworkButton({
  side,
  chain,
  onClick,
}: {
  side: 'from' | 'to'
  chain: ChainRow | null
  onClick: () => void
}) {
  return (
    <button
      type="button"
      data-testid={`${side}-network`}
      aria-haspopup="dialog"
      onClick={onClick}
      disabled={!chain}
      className={`pill min-w-0 max-w-full ${side === 'from' ? 'bg-raised' : 'bg-surface'}`}
    >
      <span className="sr-only">{t(`bridge-network-${side}`)}</span>
      {chain ? (
        <>
          <RoundIcon kind="network" name={chain.alias_name} icon={chain.icon} />
          <span
            className={`line-clamp-2 @max-[12rem]:line-clamp-3 text-start leading-tight text-balance wrap-anywhere whitespace-normal ${nameSize(chain.alias_name)}`}
          >
            {chain.alias_name}
          </span>
        </>
      ) : (
        <span className="skeleton ms-2 h-6 w-28" />
      )}
      <ChevronIcon className="flex-none text-muted @max-[20rem]:hidden" />
    </button>
  )
}
