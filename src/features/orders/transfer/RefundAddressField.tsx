import type { Ref } from 'react'
import type { ChainRow } from '#core/wire/catalogue.ts'
import { shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import { TextArea } from '#src/ui/Field.tsx'
import type { WalletAccount } from '#src/wallets/contract.ts'
import type { AddressBook } from '#src/features/shared/addressBook.ts'
import type { AddressPlace } from '#src/features/shared/readAddress.ts'
import { type Recipient, resolveRecipient } from '#src/features/bridge/model/recipient.ts'

interface FieldProps {
  ref: Ref<HTMLTextAreaElement>
  chain: ChainRow
  account: WalletAccount | null
  refund: RefundTo
  /** True if the refund address owns the deposit until it is opened, so that it must be able to withdraw it. */
  ownsDeposit: boolean
  /** Null restores the connected wallet's address. */
  onChange: (draft: string | null) => void
  disabled: boolean
}

export function RefundAddressField(props: FieldProps) {
  const { ref, chain, account, refund, ownsDeposit, onChange, disabled } = props
  const { text, read } = refund
  const isOwn = 'canonical' in read && read.canonical === account?.address
  return (
    <div className="mt-5">
      <TextArea
        ref={ref}
        name="refund_address"
        data-testid="refund-address"
        rows={2}
        label={t('review-refund-label', { network: chain.alias_name })}
        note={t(ownsDeposit ? 'review-refund-note-address' : 'review-refund-note', { network: chain.alias_name })}
        error={read.kind === 'invalid' ? read.message : null}
        readOnly={disabled}
        value={text}
        onChange={(event) => onChange(event.target.value.replace(/\s/g, ''))}
        className="resize-none font-mono text-small"
      />
      {account && !isOwn ? (
        <Button
          look="quiet"
          data-testid="use-own-refund"
          disabled={disabled}
          onClick={() => onChange(null)}
          className="-ms-3"
        >
          {t('review-refund-own', { address: shortAddress(account.address) })}
        </Button>
      ) : null}
    </div>
  )
}

interface RefundTo {
  /** Text in the field. */
  readonly text: string
  readonly read: Recipient
}

/**
 * Returns the refund address of a deposit. Defaults to the connected wallet until edited (`draft` null), because an empty
 * field below the fold blocks a first transfer. A cleared field stays empty.
 */
export function refundTo(
  book: AddressBook,
  place: AddressPlace,
  draft: string | null,
  ownAddress: string | null,
): RefundTo {
  const proposed = ownAddress === null ? '' : book.addressRules(place.family).display(ownAddress)
  const text = draft ?? proposed
  return { text, read: resolveRecipient(book, place, text, null) }
}
