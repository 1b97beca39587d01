import { t } from '#src/i18n/t.ts'
import { useNavigation } from './navigation.ts'
import { TabBar } from '#src/ui/TabBar.tsx'

/** The product's own navigation on phones. */
export function OwnTabBar({ onMore }: { onMore: () => void }) {
  const tabs = useNavigation().flatMap(({ to, text, icon }) => (icon ? [{ to, text: t(text), icon }] : []))
  return <TabBar tabs={tabs} onMore={onMore} />
}
