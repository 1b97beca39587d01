import { useLocation } from 'react-router-dom'
import { useId } from 'react'
import { useStore } from 'zustand'
import { screenAt } from '#core/screens/match.ts'
import type { PageName } from '#core/screens/types.ts'
import { ShareHost } from '#src/features/rewards/share/ShareHost.tsx'
import type { RewardsData } from '#core/wire/rewards.ts'
import { t } from '#src/i18n/t.ts'
import { usePersistentStore } from '#src/services.ts'
import { useCheckInWallet } from '#src/features/rewards/checkIn/useCheckInAccount.ts'
import { createRewardsPanel } from '#src/features/rewards/program/rewardsPanel.ts'
import { ChevronIcon, RewardsIcon } from '#src/ui/icons.tsx'
import { useTwoColumns } from '#src/ui/browserState.ts'
import { useRewards } from '#src/features/rewards/program/useRewards.ts'
import { PanelContents } from './PanelContents.tsx'
import { usePanel } from './usePanel.ts'

/** Pages without a sheet of their own, above which a completed campaign may be offered. */
const calm: ReadonlySet<PageName> = new Set(['bridge', 'order'])

/** Points next to the form or an arrived order, for a connected wallet: the panel, and a completed campaign. */
export default function RewardsAside({ compact }: { compact: boolean }) {
  const page = screenAt(useLocation().pathname)?.page
  return (
    <>
      <RewardsPanel compact={compact} />
      {page && calm.has(page) && !compact ? <ShareHost /> : null}
    </>
  )
}

/**
 * Rewards panel for a connected wallet on the product's own pages: open, or a tab that opens it (spec §2). Hidden while it would be empty;
 * `compact` is for use below a sheet's action.
 */
function RewardsPanel({ compact }: { compact: boolean }) {
  const { wallet } = useCheckInWallet()
  const { rules } = useRewards()
  return rules && wallet !== null ? <Panel wallet={wallet} rules={rules} compact={compact} /> : null
}

/** On a page it is a card, or a tab at the end of a line; in a sheet it is the last line and less prominent than the sheet's subject. */
const looks = {
  page: {
    open: { box: 'card p-4 min-[30rem]:p-5', head: '', toggle: '-my-2 w-full text-heading tracking-tight' },
    closed: {
      box: '',
      head: '',
      toggle: 'ms-auto rounded-full border border-line bg-surface px-4 text-small hover:border-control-line',
    },
  },
  sheet: {
    open: {
      box: 'border-t border-line px-5 pb-5',
      head: 'sticky top-0 z-10 -mx-5 bg-surface px-5',
      toggle: 'w-full text-small',
    },
    closed: { box: 'border-t border-line px-5', head: '', toggle: 'w-full text-small text-muted hover:text-text' },
  },
} as const

function Panel({ wallet, rules, compact }: { wallet: string; rules: RewardsData; compact: boolean }) {
  const rewardsPanel = usePersistentStore(createRewardsPanel)
  const { chosen, choose } = useStore(rewardsPanel)
  const panel = usePanel(wallet, rules)
  const wide = useTwoColumns()
  const id = useId()
  if (!panel) return null
  // Closed by default on phones, where the form needs the whole window, and in sheets.
  const open = chosen ?? (wide && !compact)
  const look = looks[compact ? 'sheet' : 'page'][open ? 'open' : 'closed']
  return (
    <section aria-labelledby={`${id}-title`} className={look.box} data-testid="rewards-panel">
      <h2 className={look.head}>
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => choose(!open)}
          className={`press flex min-h-11 items-center gap-2 text-start font-semibold ${look.toggle}`}
        >
          <RewardsIcon className="flex-none text-ember" />
          {t('points-panel')}
          <ChevronIcon
            className={`flex-none text-muted ${open ? 'rotate-180' : ''} ${open || compact ? 'ms-auto' : ''}`}
          />
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {open ? <PanelContents panel={panel} rules={rules} compact={compact} /> : null}
      </div>
    </section>
  )
}
