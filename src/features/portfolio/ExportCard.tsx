import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Order } from '#core/wire/order.ts'
import type { Api } from '#src/api/calls.ts'
import { readHistoryPage } from '#src/api/orderCalls.ts'
import { chainsQuery, tokensQuery } from '#src/api/queries.ts'
import { useToasts } from '#src/features/shared/useToasts.ts'
import { t } from '#src/i18n/t.ts'
import { useApi } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { balanceRows, csvOf, saveFile } from './csv.ts'
import type { AssetGroup, Owner } from './holdings.ts'
import { transferRows, yearRows } from './transfers.ts'

type File = 'balances' | 'transfers' | 'years'
const files: readonly File[] = ['balances', 'transfers', 'years']

/** Saves balances, transfers and their sums per year as CSV files. */
export function ExportCard({ groups, owners }: { groups: readonly AssetGroup[]; owners: readonly Owner[] }) {
  const api = useApi()
  const toasts = useToasts()
  const chains = useQuery(chainsQuery(api)).data?.list ?? []
  const tokens = useQuery(tokensQuery(api)).data?.list ?? []
  const [busy, setBusy] = useState<File | null>(null)
  const rowsOf = async (file: File) => {
    if (file === 'balances') return balanceRows(groups)
    const orders = await allTransfers(api, owners)
    return file === 'years' ? yearRows(orders, { chains, tokens }) : transferRows(orders, { chains, tokens })
  }
  const save = async (file: File): Promise<void> => {
    setBusy(file)
    try {
      saveFile(`${file}-${new Date().toISOString().slice(0, 10)}.csv`, csvOf(await rowsOf(file)))
    } catch {
      toasts.show({ tone: 'error', text: t('portfolio-export-failed') })
    } finally {
      setBusy(null)
    }
  }
  return (
    <Card title={t('portfolio-export')}>
      <p className="mb-3 text-small text-pretty text-muted">{t('portfolio-export-about')}</p>
      <div className="flex flex-wrap gap-2">
        {files.map((file) => (
          <Button
            key={file}
            look="secondary"
            loading={busy === file}
            disabled={busy !== null && busy !== file}
            onClick={() => void save(file)}
          >
            {t(`portfolio-export-${file}`)}
          </Button>
        ))}
      </div>
    </Card>
  )
}

/** Pages that one export reads per address, so that a busy address ends too. */
const MOST_PAGES = 200

/** All transfers of these addresses, newest first; one that two of them share is listed once. */
async function allTransfers(api: Api, owners: readonly Owner[]): Promise<readonly Order[]> {
  const found = new Map<string, Order>()
  for (const { address } of owners) {
    let cursor: string | null = null
    for (let page = 0; page < MOST_PAGES; page++) {
      const part = await readHistoryPage(api, address, cursor)
      for (const order of part.list) found.set(order.id, order)
      cursor = part.next_cursor
      if (cursor === null) break
    }
  }
  return [...found.values()].toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
}
