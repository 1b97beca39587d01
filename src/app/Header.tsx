import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useWallets } from '#src/services.ts'
import { AfterStartup } from '#src/ui/AfterStartup.tsx'
import { Link, NavLink } from '#src/ui/Link.tsx'
import { IconButton } from '#src/ui/Button.tsx'
import { Mark, MoreIcon } from '#src/ui/icons.tsx'
import { useNavigation } from './navigation.ts'
import { WalletChip } from './WalletChip.tsx'

const RewardsCorner = lazyScreen(() => import('#src/features/rewards/checkIn/RewardsCorner.tsx'))

interface HeaderProps {
  withNavigation: boolean
  onMore: () => void
  checkInOpen: boolean
  onCheckIn: (open: boolean) => void
}

export function Header({ withNavigation, onMore, checkInOpen, onCheckIn }: HeaderProps) {
  const navigation = useNavigation()
  const userId = useWallets((state) => state.userId)
  return (
    <header className="group/header @container mx-auto flex h-16 w-full flex-none max-w-[70rem] items-center gap-2 px-4 max-[13rem]:px-2 min-[60rem]:gap-6">
      <Link
        to="/"
        className="flex min-h-11 flex-none items-center gap-2 text-heading font-bold tracking-tight"
        aria-label={t('nav-home')}
      >
        <Mark />
        <span className="max-[23rem]:sr-only max-[28rem]:group-has-[[data-more-wallets]]/header:sr-only">Causeway</span>
      </Link>
      {withNavigation ? (
        <nav aria-label={t('nav-label')} className="hidden gap-1 min-[60rem]:flex">
          {navigation.map(({ to, text, tag }) => (
            <NavLink
              key={to}
              to={to}
              className="rounded-full p-3 font-semibold text-muted hover:text-text aria-[current=page]:bg-surface aria-[current=page]:text-text"
            >
              {t(text)}
              {tag ? (
                <span className="ms-2 rounded-full px-2 py-0.5 text-caption text-ember inset-ring inset-ring-ember/40">
                  {t(tag)}
                </span>
              ) : null}
            </NavLink>
          ))}
        </nav>
      ) : null}
      <div className="ms-auto flex min-w-0 items-center gap-1">
        {withNavigation && userId !== null ? (
          <AfterStartup>
            <RewardsCorner wallet={userId} open={checkInOpen} onOpen={onCheckIn} />
          </AfterStartup>
        ) : null}
        {withNavigation ? <WalletChip /> : null}
        <IconButton
          label={t('nav-more')}
          aria-haspopup="dialog"
          onClick={onMore}
          className={withNavigation ? 'max-[60rem]:hidden' : ''}
        >
          <MoreIcon />
        </IconButton>
      </div>
    </header>
  )
}
