import { useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { t, tOr } from '#src/i18n/t.ts'
import { useServices, useWallets, usePersistentStore } from '#src/services.ts'
import * as book from '#src/features/shared/addresses.ts'
import { createKnownRecipients } from '../model/knownRecipients.ts'
import { Button } from '#src/ui/Button.tsx'
import { FullAddress } from '#src/ui/FullAddress.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { useKnownContracts } from '#src/features/shared/knownContracts.ts'
import { OtherNetwork } from './OtherNetwork.tsx'
import { placeAt, recipientNamed, resolveRecipient } from '../model/recipient.ts'
import { recipientWarning } from '../model/recipientWarning.ts'
import type { Bridge } from '../hooks/useBridge.ts'
import { useNamedAddress } from '../hooks/useNamedAddress.ts'

/** Offers the user's own wallet on the destination, or an address typed here. Never suggests one from history, which can be poisoned. */
export default function RecipientSheet({ bridge, to, onClose }: { bridge: Bridge; to: ChainRow; onClose: () => void }) {
  const { form: store, link } = useServices()
  const recipients = usePersistentStore(createKnownRecipients)
  const own = useWallets((state) => state.accounts[to.family])?.address ?? null
  const openWallets = useWallets((state) => state.openList)
  const linked = useStore(link, (state) => state.unconfirmed)
  const input = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(bridge.form.recipientName ?? bridge.form.recipient)
  const name = useNamedAddress(to, text)
  const place = placeAt(to, useKnownContracts(to))
  const recipient = name ? recipientNamed(book, place, name, own) : resolveRecipient(book, place, text, own)
  const warning =
    recipient.kind === 'other'
      ? recipientWarning(recipient.canonical, [...recipients.list(), ...(own ? [own] : [])])
      : null

  const use = (value: string, recipientName: string | null = null) => {
    link.getState().confirmRecipient({ address: value, memo: '', asLinked: value !== '' && text === linked })
    store.getState().patch({ recipient: value, recipientName })
    onClose()
  }

  const footer = (
    <Button
      wide
      disabled={text.trim() === '' || !('canonical' in recipient)}
      onClick={() => (recipient.kind === 'other' ? use(recipient.display, name?.name) : use(''))}
    >
      {t('recipient-use')}
    </Button>
  )

  return (
    <Sheet
      title={t('recipient-title', { network: to.alias_name })}
      onClose={onClose}
      initialFocus={input}
      footer={footer}
    >
      <label className="block text-small font-semibold" htmlFor="recipient-address">
        {t('recipient-label', { network: to.alias_name })}
      </label>
      <textarea
        ref={input}
        id="recipient-address"
        name="recipient"
        rows={2}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={recipient.kind === 'invalid'}
        aria-describedby="recipient-note"
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\s/g, ''))}
        placeholder={tOr(`recipient-placeholder_${to.family}`, t('recipient-placeholder'))}
        className="field mt-2 resize-none font-mono text-small"
      />
      <div id="recipient-note" aria-live="polite" className="mt-3 grid gap-3">
        {recipient.kind === 'invalid' ? <Notice tone="bad">{recipient.message}</Notice> : null}
        {name?.pending ? <p className="text-small text-muted">{t('recipient-name_pending')}</p> : null}
        {recipient.kind === 'other' ? <FullAddress address={recipient.display} /> : null}
        {'named' in recipient ? (
          <OtherNetwork named={recipient.named} to={to} chains={bridge.catalogue?.list ?? []} />
        ) : null}
        {linked !== null && linked === text ? <Notice tone="warn">{t('link-recipient')}</Notice> : null}
        {warning ? (
          <Notice tone={warning === 'lookalike' ? 'bad' : 'warn'}>{t(`recipient-warning-${warning}`)}</Notice>
        ) : null}
      </div>
      <div className="mt-4 grid gap-2">
        {own ? (
          <Button look="secondary" wide onClick={() => use('')}>
            {t('recipient-use_own')}
          </Button>
        ) : (
          <Button
            look="secondary"
            wide
            onClick={() => {
              onClose()
              openWallets(to.family)
            }}
          >
            {t('recipient-connect', { network: to.alias_name })}
          </Button>
        )}
      </div>
    </Sheet>
  )
}
