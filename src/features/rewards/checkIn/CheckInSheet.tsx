import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { RewardsData } from '#core/wire/rewards.ts'
import { chainsQuery } from '#src/api/queries.ts'
import { lostQuery } from '#src/api/rewardQueries.ts'
import { listText } from '#src/format/listText.ts'
import { shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, usePersistentStore, useWallets, type Services } from '#src/services.ts'
import { MainButton } from '#src/ui/MainButton.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { walletFamilies } from '#src/wallets/families.ts'
import OpenWallet from '#src/features/account/wallets/OpenWallet.tsx'
import { untilMidnight } from '#core/rewards/calendar.ts'
import { useServerClock } from '#src/api/useServerDay.ts'
import { useNow } from '#src/ui/useNow.ts'
import { ChevronIcon, InfoIcon } from '#src/ui/icons.tsx'
import { StarIcon } from '#src/ui/moreIcons.tsx'
import type { FamilyName } from '#core/chain/family.ts'
import { Calendar } from './calendar/Calendar.tsx'
import { checkInButton, messageLine, rowDays } from './checkInView.ts'
import { CheckInNetwork, networkOfCheckIn, usualNetwork } from './CheckInNetwork.tsx'
import { createPendingCheckIns, wasSent } from './flow/pendingCheckIn.ts'
import { useCheckIn } from './flow/useCheckIn.ts'
import { useCheckInAccount, namedBeside } from './useCheckInAccount.ts'
import { useToday } from './calendar/useToday.ts'

/** Daily check-in: its points, the month, the network, and one action (spec §2, §4). */
export default function CheckInSheet({
  rules: { check_in: rules },
  onClose,
  onReturn,
}: {
  rules: RewardsData
  onClose: () => void
  /** Opens the sheet again once the wallet that it needs is connected. */
  onReturn: () => void
}) {
  const services = useServices()
  const { api } = services
  const pendingCheckIns = usePersistentStore(createPendingCheckIns)
  const accounts = useWallets((state) => state.accounts)
  const page = useWallets((state) => state.userId)
  const able = useCheckInAccount()
  const { data: chains } = useQuery(chainsQuery(api))
  const { start, forget, running, phase, failed: last } = useCheckIn()
  const busy = running !== null

  const [chosen, choose] = useState<number | null>(null)
  const offered = (chains?.list ?? []).filter(
    (chain) => rules.contracts.some((one) => one.chain_id === chain.chain_id) && walletFamilies.includes(chain.family),
  )
  // A wallet checks in on networks of its own family; without a choice the wallet decides.
  const picked = offered.find((one) => one.chain_id === chosen)
  const account = picked ? accounts[picked.family] : able
  const wallet = account?.address ?? null
  const today = useToday(wallet)
  const sent = wallet === null ? null : pendingCheckIns.get(wallet)
  const failed = last?.wallet === wallet ? last : null
  // A failure is shown for the network that it happened on.
  const network = networkOfCheckIn({
    pending: sent,
    chosen: chosen ?? failed?.chainId ?? null,
    usual: usualNetwork(offered, rules.default_chain_id, account),
  })
  const chain = offered.find((one) => one.chain_id === network) ?? offered[0]
  const contract = rules.contracts.find((one) => one.chain_id === chain?.chain_id)?.address ?? null

  // Clears earlier failures on each opening, and when the wallet or network changes.
  useLayoutEffect(forget, [forget, wallet, chain?.chain_id])
  const failure = failed?.chainId === chain?.chain_id ? (failed?.error ?? null) : null
  const { data: lost } = useQuery({
    ...lostQuery(api, wallet ?? '', chain?.chain_id ?? 0),
    enabled: wallet !== null && chain !== undefined && !busy,
    refetchOnMount: 'always',
  })
  const leftOpen = wasSent(sent) || (lost !== undefined && lost.length > 0)
  const goOn = leftOpen && chain !== undefined && account !== undefined && !busy && failure === null
  useEffect(() => {
    // Reports an earlier check-in without a tap, whether the wallet returned its hash or only the chain has it.
    if (goOn) start({ account, chain, contract: null })
  }, [goOn, start, account, chain])

  const otherWallet = account === undefined && page !== null && chain !== undefined
  const button = checkInButton({
    connected: account !== undefined,
    needsWalletFor: otherWallet ? chain.alias_name : null,
    today: today.state,
    placed: chain !== undefined,
  })
  const act = () => {
    if (button.does === 'connect') {
      onClose()
      connectThen(services, chain?.family, onReturn)
    } else if (button.does === 'ask') today.retry()
    else if (button.does === 'sign' && account && chain && !busy) start({ account, chain, contract })
  }
  const line = messageLine({ phase, failure, today: today.state, network: chain?.alias_name ?? '', otherWallet })
  const named = running !== null && running !== wallet ? shortAddress(running) : namedBeside(wallet, page)
  return (
    <Sheet
      title={t('rewards-check_in-title')}
      onClose={onClose}
      footer={
        <div className="grid gap-3">
          <div className="grid gap-1 text-center text-small text-muted">
            {/* Reserved space at the top, so that a message moves neither the countdown nor the button. */}
            <p
              role="status"
              className={`min-h-[1lh] text-pretty ${line?.tone === 'bad' ? 'text-bad' : ''}`}
              data-testid="check-in-message"
            >
              {line?.text}
            </p>
            <Countdown done={today.state === 'done'} />
            {named ? <p data-testid="check-in-wallet">{t('rewards-check_in-of', { wallet: named })}</p> : null}
          </div>
          <CheckInNetwork chain={chain} offered={offered} disabled={busy || wasSent(sent)} onChoose={choose} />
          {account && (phase === 'switching' || phase === 'signing') ? <OpenWallet family={account.family} /> : null}
          <MainButton
            text={button.text}
            busy={busy}
            telling={today.state === 'looking'}
            disabled={button.does === null}
            onClick={act}
            data-testid="check-in"
          />
        </div>
      }
    >
      <div className="grid gap-2">
        <CheckInWorth rules={rules} />
        <Calendar rules={rules} chains={chains?.list ?? []} wallet={wallet} today={today} onToday={act} busy={busy} />
      </div>
    </Sheet>
  )
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Time until the server's next UTC day, updated every second (spec §2). */
function Countdown({ done }: { done: boolean }) {
  const { hours, minutes, seconds } = untilMidnight(new Date(useNow() + useServerClock()))
  const left = `${two(hours)}:${two(minutes)}:${two(seconds)}`
  // Announced once, not every second.
  return (
    <p role="timer" aria-live="off" data-testid="check-in-countdown">
      {done ? t('rewards-check_in-next_in', { left }) : t('rewards-check_in-left', { left })}
    </p>
  )
}

const usual = { box: 'border-line bg-raised', icon: <InfoIcon className="flex-none text-muted" /> }
/** A bonus uses the color of points. */
const twice = {
  box: 'border-ember/50 tint-ember',
  icon: <StarIcon className="flex-none text-ember" fill="currentColor" />,
}

/** Points for one check-in now; the streak bonuses are in an expandable list. */
function CheckInWorth({ rules }: { rules: RewardsData['check_in'] }) {
  const days = rowDays(rules)
  const { double, points, points_with_bridge: bridged } = rules
  const { box, icon } = double ? twice : usual
  const line = (
    <>
      {icon}
      <span data-testid="check-in-worth" className="min-w-0 flex-1 text-pretty">
        {double
          ? t('rewards-check_in-double', { points: points * 2, bridged: bridged * 2 })
          : t('rewards-check_in-worth', { points, bridged })}
      </span>
    </>
  )
  const look = 'flex min-h-11 items-center gap-3 px-3 py-2'
  const frame = `rounded-input border text-small ${box}`
  if (days.length === 0) return <div className={`${frame} ${look}`}>{line}</div>
  return (
    <details className={`group ${frame}`}>
      <summary className={`${look} list-none`}>
        {line}
        <ChevronIcon className="flex-none text-muted transition-transform duration-(--motion-usual) group-open:rotate-180" />
      </summary>
      <p data-testid="check-in-rows" className="border-t border-line mx-3 py-2 text-pretty">
        {t('rewards-check_in-rows', { days: listText(days.map((one) => t('rewards-check_in-row', { ...one }))) })}
      </p>
    </details>
  )
}

/** Opens the wallet list, and calls back once it is closed with a connected wallet of that family. */
function connectThen({ wallets }: Pick<Services, 'wallets'>, family: FamilyName | undefined, done: () => void): void {
  wallets.getState().openList(family)
  const stop = wallets.subscribe(({ listOpen, accounts }) => {
    if (listOpen) return
    stop()
    if (family === undefined ? Object.keys(accounts).length > 0 : accounts[family]) done()
  })
}
