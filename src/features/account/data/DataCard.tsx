import { type ReactNode, useState } from 'react'
import { addressRules } from '#chains/registry.ts'
import type { OwnData } from '#src/api/accountQueries.ts'
import { shortAddress } from '#src/format/text.ts'
import { t, tOr } from '#src/i18n/t.ts'
import { Button } from '#src/ui/Button.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { Card } from '#src/ui/Card.tsx'
import { LazySheet } from '#src/ui/LazySheet.tsx'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { reasonOf } from '#core/errors.ts'
import { Notice } from '#src/ui/Notice.tsx'
import OpenWallet from '../wallets/OpenWallet.tsx'
import type { OwnDataState } from './useOwnData.ts'

interface DataProps {
  own: OwnDataState
  data: OwnData
  /** Null for a Telegram account. */
  wallet: WalletAccount | null
  /** Link to the operator's support. */
  support: ReactNode
}

/** A copy of the stored data, and its deletion, which needs two confirmations. */
export function DataCard({ own: { prepareExport, erase }, data, wallet, support }: DataProps) {
  const [asking, ask] = useState(false)
  const file = prepareExport.data
  return (
    <Card title={t('account-data')}>
      <p className="text-pretty text-muted">
        {wallet
          ? t(data.linked ? 'account-data-wallet_linked' : 'account-data-wallet', {
              address: shortAddress(addressRules(wallet.family).display(wallet.address)),
            })
          : t('account-data-telegram', { count: data.wallets.length })}
      </p>
      <div className="mt-4">
        <Failure error={prepareExport.error} />
        {file && !wallet ? (
          <>
            <p role="status" className="mb-2">
              {t('account-export-ready')}
            </p>
            <a href={file.path} download={file.file_name} className={linkLook('secondary')}>
              <span className="py-3 wrap-anywhere">{t('account-export-save', { file: file.file_name })}</span>
            </a>
          </>
        ) : (
          <Button look="secondary" loading={prepareExport.isPending} onClick={() => prepareExport.mutate()}>
            {t('account-export')}
          </Button>
        )}
      </div>
      <h3 className="mt-6 font-semibold">{t('account-delete-title')}</h3>
      <p className="mt-1 text-pretty text-muted">
        {t(data.deletable ? 'account-delete-text' : 'account-delete-unavailable')}
      </p>
      {data.deletable ? (
        <Button look="danger" className="mt-4" onClick={() => ask(true)}>
          {t('account-delete')}
        </Button>
      ) : (
        support
      )}
      {asking ? (
        <LazySheet
          title={t('account-delete-ask')}
          onClose={() => ask(false)}
          sticky={erase.isPending}
          footer={
            <div className="grid gap-3">
              <Button look="danger" wide loading={erase.isPending} onClick={() => erase.mutate()}>
                {t('account-delete')}
              </Button>
              <Button look="secondary" wide disabled={erase.isPending} onClick={() => ask(false)}>
                {t('account-delete-keep')}
              </Button>
            </div>
          }
        >
          <Failure error={erase.error} />
          <p className="text-pretty">{t('account-delete-warning')}</p>
          {data.wallets.length > 0 ? <p className="mt-3 text-pretty">{t('account-delete-remains')}</p> : null}
          {wallet ? <p className="mt-3 text-pretty text-muted">{t('account-delete-signature')}</p> : null}
          <div className="mt-3 empty:hidden">
            {wallet && erase.isPending ? <OpenWallet family={wallet.family} /> : null}
          </div>
        </LazySheet>
      ) : null}
    </Card>
  )
}

export const failureText = (error: Error): string => tOr(`problem-${reasonOf(error)}`, t('problem-unknown'))

export const Failure = ({ error }: { error: Error | null }) => (
  <div role="alert" className="mb-3 empty:hidden">
    {error ? <Notice tone="warn">{failureText(error)}</Notice> : null}
  </div>
)
