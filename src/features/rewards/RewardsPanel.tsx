import { useId } from 'react'
import { useStore } from 'zustand'
import type { RewardsData } from '#core/wire/rewards.ts'
import { t } from '#src/i18n/t.ts'
import { useStored } from '#src/services.ts'
import { useCheckInWallet } from '../checkIn/useCheckInWallet.ts'
import { createRewardsPanel } from './rewardsPanel.ts'
import { ChevronIcon, RewardsIcon } from '#src/ui/icons.tsx'
import { useTwoColumns } from '#src/ui/useWide.ts'
import { PanelContents } from './PanelContents.tsx'
import { usePanel } from './usePanel.ts'
import { useRewards } from './useRewards.ts'

/** “Boost Your Points” beside the form, with a wallet and on the product's own pages: open, or a small tab that opens it (spec §2); not there while it would be empty. */
export function RewardsPanel() {
  const { wallet } = useCheckInWallet()
  const { rules } = useRewards()
  return rules && wallet !== null ? <Panel wallet={wallet} rules={rules} /> : null
}

function Panel({ wallet, rules }: { wallet: string; rules: RewardsData }) {
  const rewardsPanel = useStored(createRewardsPanel)
  const { chosen, choose } = useStore(rewardsPanel)
  const panel = usePanel(wallet, rules)
  const wide = useTwoColumns()
  const id = useId()
  if (!panel) return null
  // On phones the form has the whole window until somebody asks for more.
  const open = chosen ?? wide
  return (
    <section aria-labelledby={`${id}-title`} className={open ? 'card p-4 min-[30rem]:p-5' : ''} data-testid="rewards-panel">
      <h2>
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => choose(!open)}
          className={`press flex min-h-11 items-center gap-2 font-semibold ${open ? '-my-2 w-full text-heading tracking-tight' : 'ms-auto rounded-full border border-line bg-surface px-4 text-small hover:border-control-line'}`}
        >
          <RewardsIcon className="flex-none text-ember" />
          {t('points-panel')}
          <ChevronIcon className={`flex-none text-muted ${open ? 'ms-auto rotate-180' : ''}`} />
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {open ? <PanelContents panel={panel} rules={rules} /> : null}
      </div>
    </section>
  )
}
