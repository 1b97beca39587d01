import { t } from '#src/i18n/t.ts'
import { useNavigation } from './navigation.ts'
import { TabBar } from './TabBar.tsx'

/** The product's own navigation on phones. */
export function OwnTabBar({ onMore }: { onMore: () => void }) {
  return <TabBar tabs={useNavigation().map((item) => ({ ...item, text: t(item.text) }))} onMore={onMore} />
}
