import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useWallets } from '#src/services.ts'
import { AfterStartup } from '#src/ui/AfterStartup.tsx'
import { Link } from '#src/ui/Link.tsx'
import { IconButton } from '#src/ui/Button.tsx'
import { Mark, MoreIcon } from '#src/ui/icons.tsx'
import { HeaderLink } from './HeaderLink.tsx'
import { useNavigation } from './navigation.tsx'
import { WalletChip } from './WalletChip.tsx'

const RewardsCorner = lazyScreen(() => import('#src/features/rewards/checkIn/RewardsCorner.tsx'))
const HeaderPlaces = lazyScreen(() => import('./HeaderPlaces.tsx'))

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
    <header className="group/header @container mx-auto flex h-16 w-full flex-none max-w-[78rem] items-center gap-2 px-4 max-[13rem]:px-2 min-[60rem]:gap-6">
      <Link
        to="/"
        className="flex min-h-11 flex-none items-center gap-2 text-heading font-bold tracking-tight"
        aria-label={t('nav-home')}
      >
        <Mark />
        {/* On a phone, a connected wallet's address takes the place of the name, from the first frame of a returning visitor. */}
        <span className="max-[23rem]:sr-only max-[28rem]:group-has-[[data-more-wallets],div[data-wallet-status]]/header:sr-only max-[28rem]:in-data-wallet:sr-only">
          Causeway
        </span>
      </Link>
      {withNavigation ? (
        <nav aria-label={t('nav-label')} className="hidden grow gap-1 whitespace-nowrap min-[60rem]:flex">
          {navigation.map((item) => (
            <HeaderLink key={item.to} {...item} />
          ))}
          <AfterStartup>
            <HeaderPlaces />
          </AfterStartup>
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
