import type { ChainRow } from '#core/wire/catalogue.ts'
import { t } from '#src/i18n/t.ts'
import { Notice } from '#src/ui/Notice.tsx'

/** Warns that the pasted text names another network: the same address may belong to someone else here. */
export function OtherNetwork({ named, to, chains }: { named: string; to: ChainRow; chains: readonly ChainRow[] }) {
  const meant = chains.find((chain) => String(chain.chain_id) === named)?.alias_name ?? named
  return <Notice tone="warn">{t('recipient-other_network', { named: meant, network: to.alias_name })}</Notice>
}
