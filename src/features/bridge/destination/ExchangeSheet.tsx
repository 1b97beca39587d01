import * as book from '#src/features/shared/addresses.ts'
import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { t } from '#src/i18n/t.ts'
import { useServices, useWallets, usePersistentStore } from '#src/services.ts'
import { createKnownRecipients } from '../model/knownRecipients.ts'
import { Button } from '#src/ui/Button.tsx'
import { Field, TextArea } from '#src/ui/Field.tsx'
import { FullAddress } from '#src/ui/FullAddress.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { placeAt } from '../model/recipient.ts'
import { recipientWarning } from '../model/recipientWarning.ts'
import { OtherNetwork } from './OtherNetwork.tsx'
import type { Bridge } from '../hooks/useBridge.ts'
import { isUnavailable } from '../exchange/exchangeStatus.ts'
import { useKnownContracts } from '#src/features/shared/knownContracts.ts'
import { type ExchangeOnNetwork, readDeposit, creditedFrom } from '../exchange/deposit.ts'
import { MAX_DECIMALS } from '#core/money/units.ts'
import { displayNumber } from '#src/format/amount.ts'
import { FactRow } from '#src/ui/Card.tsx'
import { networksOf } from '../exchange/offer.ts'
import { isolateBidi } from '#src/format/text.ts'

interface SheetProps {
  bridge: Bridge
  to: ChainRow
  onClose: () => void
  /** Opens the list of exchanges. */
  onOther: () => void
}

/** Edits the deposit address and, where required, the memo; or returns to a wallet recipient. */
export default function ExchangeSheet({ bridge, to, onClose, onOther }: SheetProps) {
  const { form: store } = useServices()
  const { exchange } = bridge
  const place = exchange?.kind === 'known' ? exchange.place : null
  const shut = exchange?.kind === 'known' && isUnavailable(exchange.gate) ? exchange.gate.problem?.cause : null
  const toWallet = (
    <Button
      look="secondary"
      wide
      onClick={() => {
        store.getState().patch({ exchangeId: null, recipient: '', memo: '' })
        onClose()
      }}
    >
      {t('exchange-to_wallet')}
    </Button>
  )
  if (place && !shut) return <DepositForm bridge={bridge} to={to} place={place} onClose={onClose} toWallet={toWallet} />
  const title = place ? t('exchange-title', { name: place.exchange.name }) : t('exchange-change')
  return (
    <Sheet title={title} onClose={onClose}>
      <div role="status" className="grid gap-4">
        {exchange?.kind === 'loading' ? (
          <span className="skeleton h-24" />
        ) : (
          <Notice tone="warn">{shut ?? t('exchange-failed')}</Notice>
        )}
        {shut ? (
          <Button wide onClick={onOther}>
            {t('exchange-other')}
          </Button>
        ) : null}
        {toWallet}
      </div>
    </Sheet>
  )
}

function DepositForm({
  bridge,
  to,
  place,
  onClose,
  toWallet,
}: Omit<SheetProps, 'onOther'> & { place: ExchangeOnNetwork; toWallet: React.ReactNode }) {
  const { form: store, link } = useServices()
  const recipients = usePersistentStore(createKnownRecipients)
  const linked = useStore(link, (state) => state.unconfirmed)
  const own = useWallets((state) => state.accounts[to.family])?.address ?? null
  const input = useRef<HTMLTextAreaElement>(null)
  const [address, setAddress] = useState(bridge.form.recipient)
  const [memo, setMemo] = useState(bridge.form.memo)
  const { exchange } = place
  const token = bridge.selection?.toAsset.symbol ?? bridge.form.token
  const read = readDeposit(
    book,
    { at: placeAt(to, useKnownContracts(to)), rule: place.memo },
    { recipient: address, memo: memo.trim() },
    own,
  )
  const { recipient } = read
  const lookalike =
    recipient.kind === 'other' &&
    recipientWarning(recipient.canonical, [...recipients.list(), ...(own ? [own] : [])]) === 'lookalike'
  const use = () => {
    if (!('display' in recipient)) return
    link.getState().confirmRecipient({ address: recipient.display, memo: memo.trim(), asLinked: address === linked })
    store.getState().patch({ recipient: recipient.display, memo: memo.trim() })
    onClose()
  }
  const footer = (
    <Button wide data-testid="use-deposit" disabled={!('canonical' in recipient) || read.memo !== null} onClick={use}>
      {t('exchange-use')}
    </Button>
  )
  return (
    <Sheet title={t('exchange-title', { name: exchange.name })} onClose={onClose} initialFocus={input} footer={footer}>
      <p className="text-small text-muted">{t('exchange-confirm_note', { token, network: to.alias_name })}</p>
      <div className="mt-4">
        <TextArea
          ref={input}
          name="deposit_address"
          rows={2}
          autoCapitalize="none"
          label={t('exchange-address', { network: to.alias_name })}
          note={t('exchange-address-note', { token, network: to.alias_name })}
          error={recipient.kind === 'invalid' ? recipient.message : null}
          value={address}
          onChange={(event) => setAddress(event.target.value.replace(/\s/g, ''))}
          className="resize-none font-mono text-small"
        />
      </div>
      <div aria-live="polite" className="mt-3 grid gap-3 empty:hidden">
        {'display' in recipient ? <FullAddress address={recipient.display} /> : null}
        {read.own ? <Notice tone="warn">{t('exchange-address-own')}</Notice> : null}
        {'named' in recipient ? (
          <OtherNetwork named={recipient.named} to={to} chains={bridge.catalogue?.list ?? []} />
        ) : null}
        {linked !== null && linked === address ? <Notice tone="warn">{t('link-recipient')}</Notice> : null}
        {lookalike ? <Notice tone="bad">{t('exchange-address-lookalike')}</Notice> : null}
      </div>
      {place.memo === 'none' && memo === '' ? null : (
        <div className="mt-4">
          <Field
            name="memo"
            autoCapitalize="none"
            label={t(place.memo === 'required' ? 'exchange-memo' : 'exchange-memo-optional')}
            note={t('exchange-memo-note')}
            error={
              read.memo && read.memo !== 'missing' ? t(`exchange-memo-${read.memo}`, { name: exchange.name }) : null
            }
            value={memo}
            onChange={(event) => setMemo(event.target.value)}
            className="font-mono text-small"
          />
        </div>
      )}
      <div className="mt-4">
        <ExchangeFacts place={place} chains={bridge.catalogue?.list ?? []} to={to} token={token} />
      </div>
      <div className="mt-4">{toWallet}</div>
    </Sheet>
  )
}

interface FactsProps {
  place: ExchangeOnNetwork
  chains: readonly ChainRow[]
  to: ChainRow
  token: string
}

/** Conditions of an exchange deposit, shown before its address is pasted. */
function ExchangeFacts({ place: { exchange, confirmations }, chains, to, token }: FactsProps) {
  const least = creditedFrom(exchange, token)
  const others = networksOf(exchange, chains)
  return (
    <dl>
      <FactRow label={t('exchange-network')}>{to.alias_name}</FactRow>
      {others.length > 1 ? (
        <FactRow label={t('exchange-networks')}>{others.map((chain) => chain.alias_name).join(', ')}</FactRow>
      ) : null}
      <FactRow label={t('exchange-least')}>
        {least === null ? t('exchange-least-none') : isolateBidi(`${displayNumber(least, MAX_DECIMALS)} ${token}`)}
      </FactRow>
      <FactRow label={t('exchange-credits')}>
        {confirmations === null ? t('exchange-credits-unknown') : t('exchange-credits-after', { count: confirmations })}
      </FactRow>
    </dl>
  )
}
