import { useMutation } from '@tanstack/react-query'
import { addressRules } from '#chains/registry.ts'
import { balanceRows } from '#core/format/csv.ts'
import type { ExportLink } from '#core/wire/account.ts'
import type { ExportFile } from '#core/wire/portfolio.ts'
import { prepareFile } from '#src/api/portfolioQueries.ts'
import { useOwnAccount, useSession } from '#src/features/account/session/useSession.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { saveLink, saveRows, savesFiles } from '#src/features/shared/saveFile.ts'
import { useToasts } from '#src/features/shared/useToasts.ts'
import { isolateBidi, shortAddress } from '#src/format/text.ts'
import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { linkLook } from '#src/ui/linkLook.ts'
import { OtherTokens } from './FoundTokensCard.tsx'
import type { Portfolio } from './holdings.ts'
import type { PortfolioData } from './usePortfolio.ts'
import { YearsCard } from './YearsCard.tsx'
import type { OpenWalletSlot } from './ApprovalsCard.tsx'

const own = ['history', 'years', 'assets'] as const

/** Cards that load after the figures: a search for tokens, sums of years, and files. */
export default function LowerCards({ data, openWallet }: { data: PortfolioData; openWallet: OpenWalletSlot }) {
  const isOpen = usePermits()('exports', 'other')
  return (
    <>
      <OtherTokens data={data} />
      {isOpen ? (
        <>
          <YearsCard openWallet={openWallet} />
          <ExportCard portfolio={data.portfolio} openWallet={openWallet} />
        </>
      ) : null}
    </>
  )
}

/**
 * Saves balances as the page shows them, and the history and sums of the signed-in wallet as the server knows them. Where the page
 * saves no file, the server makes all of them.
 */
function ExportCard({ portfolio, openWallet }: { portfolio: Portfolio; openWallet: OpenWalletSlot }) {
  const { api, platform } = useServices()
  const toasts = useToasts()
  const isSaved = savesFiles(platform)
  const session = useSession()
  const account = useOwnAccount()
  const save = useMutation({
    mutationFn: async (file: ExportFile): Promise<ExportLink | null> => {
      if (file === 'balances' && isSaved) {
        await saveRows({ platform, toasts }, 'balances', rowsOf(portfolio))
        return null
      }
      return account && session.run(account, () => prepareFile(api, file))
    },
    onSuccess: (link) => link && isSaved && saveLink(link),
    onError: () => toasts.show({ tone: 'error', text: t('portfolio-export-failed') }),
  })
  const files: readonly ExportFile[] = account ? ['balances', ...own] : isSaved ? ['balances'] : []
  const link = isSaved ? null : save.data
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
        {save.isPending && account && (!isSaved || save.variables !== 'balances') ? openWallet(account.family) : null}
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
