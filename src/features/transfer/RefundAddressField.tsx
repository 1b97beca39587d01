import type { ChainRow } from '#core/wire/catalogue.ts'
import { shortAddress } from '#src/format/address.ts'
import { t } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import type { WalletAccount } from '#src/wallets/contract.ts'
import type { Recipient } from '../bridge/recipient.ts'

interface FieldProps {
  chain: ChainRow
  account: WalletAccount | null
  value: string
  onChange: (text: string) => void
  result: Recipient
  disabled: boolean
}

/** Never filled in by itself: a sender may be an exchange or a contract that cannot take money back. */
export function RefundAddressField({ chain, account, value, onChange, result, disabled }: FieldProps) {
  return (
    <div className="mt-5">
      <label htmlFor="refund-address" className="text-small font-semibold">
        {t('review-refund-label', { network: chain.alias_name })}
      </label>
      <p id="refund-note" className="text-caption text-muted">
        {t('review-refund-note')}
      </p>
      <textarea
        id="refund-address"
        name="refund_address"
        rows={2}
        autoComplete="off"
        spellCheck={false}
        readOnly={disabled}
        aria-describedby="refund-note"
        aria-invalid={result.kind === 'invalid'}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(/\s/g, ''))}
        className="field mt-2 resize-none font-mono text-small"
      />
      {result.kind === 'invalid' ? <p className="mt-1 text-caption text-bad">{result.message}</p> : null}
      {account && value === '' ? (
        <Button
          look="quiet"
          data-testid="use-own-refund"
          disabled={disabled}
          onClick={() => onChange(account.address)}
          className="-ms-3"
        >
          {t('review-refund-own', { address: shortAddress(account.address) })}
        </Button>
      ) : null}
    </div>
  )
}
