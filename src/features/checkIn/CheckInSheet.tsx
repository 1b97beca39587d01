import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RewardsData } from '#core/wire/rewards.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { lostQuery, monthQuery } from '#src/api/rewardQueries.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, useWallets, useStored } from '#src/services.ts'
import { createPendingCheckIns, wasSent } from './pendingCheckIn.ts'
import { MainButton } from '#src/ui/MainButton.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { useUtcDay } from '#src/ui/useUtcDay.ts'
import { walletFamilies } from '#src/wallets/families.ts'
import OpenWallet from '../wallets/OpenWallet.tsx'
import { Calendar } from './Calendar.tsx'
import { CheckInNetwork } from './CheckInNetwork.tsx'
import { CheckInWorth } from './CheckInWorth.tsx'
import { Countdown } from './Countdown.tsx'
import { messageLine } from './messageLine.ts'
import { networkOfCheckIn, usualNetwork } from './networkOfCheckIn.ts'
import { useCheckIn } from './useCheckIn.ts'
import { useCheckInAccount } from './useCheckInAccount.ts'
import { namedBeside } from './useCheckInWallet.ts'

/** The daily check-in: what it earns, the month, where, and the one action (spec §2, §4). */
export default function CheckInSheet({ rules: { check_in: rules }, onClose }: { rules: RewardsData; onClose: () => void }) {
  const { api } = useServices()
  const pendingCheckIns = useStored(createPendingCheckIns)
  const accounts = useWallets((state) => state.accounts)
  const page = useWallets((state) => state.userId)
  const able = useCheckInAccount()
  const openList = useWallets((state) => state.openList)
  const { data: chains } = useQuery(chainsQuery(api))
  const day = useUtcDay()
  const { start, busy, error, phase } = useCheckIn()

  const [chosen, choose] = useState<number | null>(null)
  const offered = (chains?.list ?? []).filter((chain) => rules.contracts.some((one) => one.chain_id === chain.chain_id) && walletFamilies.includes(chain.family))
  // A network is checked in on by the wallet of its kind; without a choice the wallet decides.
  const picked = offered.find((one) => one.chain_id === chosen)
  const account = picked ? accounts[picked.family] : able
  const named = namedBeside(account?.address ?? null, page)
  const { data: days } = useQuery({ ...monthQuery(api, account?.address ?? '', day), enabled: account !== undefined })
  const sent = account ? pendingCheckIns.get(account.address) : null
  const network = networkOfCheckIn({ pending: sent, chosen, usual: usualNetwork(offered, rules.default_chain_id, account) })
  const chain = offered.find((one) => one.chain_id === network) ?? offered[0]
  const contract = rules.contracts.find((one) => one.chain_id === chain?.chain_id)?.address ?? null
  const done = days?.isCheckIn === true

  const act = () => {
    if (!account) {
      onClose()
      openList(chain?.family)
    } else if (chain && !busy && !done) start({ account, chain, contract })
  }
  const { data: lost } = useQuery({ ...lostQuery(api, account?.address ?? '', chain?.chain_id ?? 0), enabled: account !== undefined && chain !== undefined && days !== undefined && !busy })
  const leftOpen = wasSent(sent) || (lost !== undefined && lost.length > 0)
  const goOn = leftOpen && chain !== undefined && account !== undefined && !busy && error === null
  useEffect(() => {
    // What was sent before is told without being asked for, whether the wallet has said so or only its network knows.
    if (goOn) start({ account, chain, contract: null })
  }, [goOn, start, account, chain])

  const line = messageLine({ phase, error, network: chain?.alias_name ?? '' })
  return (
    <Sheet
      title={t('rewards-check_in-title')}
      onClose={onClose}
      footer={
        <div className="grid gap-3">
          <div className="grid gap-1 text-center text-small text-muted">
            {/* Above the countdown, with its room kept: what comes moves neither that nor the button. */}
            <p role="status" className={`min-h-[1lh] text-pretty ${line?.tone === 'bad' ? 'text-bad' : ''}`} data-testid="check-in-message">
              {line?.text}
            </p>
            <Countdown done={done} />
            {named ? <p data-testid="check-in-wallet">{t('rewards-check_in-of', { wallet: named })}</p> : null}
          </div>
          {account && (phase === 'switching' || phase === 'signing') ? <OpenWallet family={account.family} /> : null}
          <MainButton text={account ? t(done ? 'rewards-check_in-done' : 'rewards-check_in-action') : t('main-connect')} busy={busy} disabled={done || (account !== undefined && !chain)} onClick={act} data-testid="check-in" />
        </div>
      }
    >
      <div className="grid gap-4">
        <CheckInWorth rules={rules} />
        <Calendar rules={rules} chains={chains?.list ?? []} wallet={account?.address ?? null} onToday={act} busy={busy} />
        <CheckInNetwork chain={chain} offered={offered} disabled={busy || wasSent(sent)} onChoose={choose} />
      </div>
    </Sheet>
  )
}
