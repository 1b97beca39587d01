import { useMutation } from '@tanstack/react-query'
import { addressRules } from '#chains/registry.ts'
import { balanceRows, csvOf } from '#core/format/csv.ts'
import type { ExportLink } from '#core/wire/account.ts'
import type { ExportFile } from '#core/wire/portfolio.ts'
import { prepareFile } from '#src/api/portfolioQueries.ts'
import { useOwnAccount, useSession } from '#src/features/account/session/useSession.ts'
import { useToasts } from '#src/features/shared/useToasts.ts'
import { isolateBidi, shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import type { Portfolio } from './holdings.ts'
import { saveFile } from '#src/features/shared/saveFile.ts'
import type { OpenWalletSlot } from './ApprovalsCard.tsx'

const own = ['history', 'years', 'assets'] as const

/**
 * Saves balances as the page shows them, and the history and sums of the signed-in wallet as the server knows them.
 * Telegram's apps save no file that the page made, so there the server makes all of them.
 */
export function ExportCard({ portfolio, openWallet }: { portfolio: Portfolio; openWallet: OpenWalletSlot }) {
  const { api, platform } = useServices()
  const toasts = useToasts()
  const session = useSession()
  const account = useOwnAccount()
  const save = useMutation({
    mutationFn: async (file: ExportFile): Promise<ExportLink | null> => {
      if (file === 'balances' && !platform.inTelegram) {
        saveFile(`balances-${new Date().toISOString().slice(0, 10)}.csv`, csvOf(rowsOf(portfolio)))
        return null
      }
      return account && session.run(account, () => prepareFile(api, file))
    },
    // Telegram's apps download only from a tap on a link.
    onSuccess: (link) => link && !platform.inTelegram && follow(link),
    onError: () => toasts.show({ tone: 'error', text: t('portfolio-export-failed') }),
  })
  const files: readonly ExportFile[] = account ? ['balances', ...own] : platform.inTelegram ? [] : ['balances']
  const link = platform.inTelegram ? save.data : null
  return (
    <Card title={t('portfolio-export')}>
      <p className="mb-2 text-small text-pretty text-muted">{t('portfolio-export-about')}</p>
      <p className="mb-3 text-small text-pretty text-muted">
        {account === null
          ? t('portfolio-export-connect')
          : platform.inTelegram
            ? t('portfolio-export-scope_telegram')
            : t('portfolio-export-scope', {
                address: isolateBidi(shortAddress(addressRules(account.family).display(account.address))),
              })}
      </p>
      <div className="flex flex-wrap gap-2">
        {files.map((file) => (
          <Button
            key={file}
            look="secondary"
            loading={save.isPending && save.variables === file}
            disabled={save.isPending && save.variables !== file}
            onClick={() => save.mutate(file)}
          >
            {t(`portfolio-export-${file}`)}
          </Button>
        ))}
      </div>
      <div className="mt-3 empty:hidden">
        {save.isPending && account && (platform.inTelegram || save.variables !== 'balances')
          ? openWallet(account.family)
          : null}
      </div>
      <div role="status" className="mt-3 empty:hidden">
        {link ? (
          <>
            <p className="mb-2">{t('portfolio-export-ready')}</p>
            <a href={link.path} download={link.file_name} className={linkLook('secondary')}>
              <span className="py-3 wrap-anywhere">{t('portfolio-export-save', { file: link.file_name })}</span>
            </a>
          </>
        ) : null}
      </div>
    </Card>
  )
}

const rowsOf = ({ groups, unread }: Portfolio) =>
  balanceRows(
    groups.flatMap(({ holdings }) =>
      holdings.map(({ token, chain, owner, amount, usd }) => ({
        symbol: token.symbol,
        decimals: token.decimals,
        network: chain.alias_name,
        address: owner.address,
        amount,
        usdE8: usd,
        isStale: token.usd_price_stale,
        isMisleading: (token.marks ?? []).length > 0,
      })),
    ),
    unread.map(({ chain, owner }) => ({ network: chain.alias_name, address: owner.address })),
  )

function follow({ path, file_name }: ExportLink): void {
  const link = document.createElement('a')
  link.href = path
  link.download = file_name
  document.body.append(link)
  link.click()
  link.remove()
}
