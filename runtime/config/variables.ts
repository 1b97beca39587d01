import { z } from 'zod'
import { priceSourceNames } from '#runtime/prices/settings.ts'
import { liquidityVariables } from './liquidity.ts'
import { payoutKeyVariables, serverKeyVariables } from './keys.ts'
import { trackerVariables } from './tracker.ts'
import * as values from './values.ts'
import { variable } from './variable.ts'

/**
 * Variables of every process. `RPC_<chainId>` is read separately, because its name contains the network (see
 * endpoints.ts).
 */
export const commonVariables = {
  PROFILE: variable(z.enum(['default', 'local'], '"default" or "local"').default('default'), {
    meaning: 'Packaged catalogue to start from: `default` or `local`.',
    fallback: 'default; admin commands use the profile recorded in the data folder',
  }),
  CONFIG_DIR: variable(values.optionalText, {
    meaning: 'Folder with your catalogue files, which change the packaged profile row by row.',
    fallback: 'packaged files only',
  }),
  LOG_LEVEL: variable(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'), {
    meaning: 'Minimum log level.',
    fallback: 'info',
  }),
  DATABASE_URL: variable(values.databaseUrl, {
    meaning: 'PostgreSQL connection string. Each attester needs its own database.',
    fallback: 'the embedded database in DATA_DIR',
    requiredInProduction: true,
    secret: true,
  }),
  DATA_DIR: variable(values.textOr('data'), {
    meaning: 'Folder for the embedded database and the intent journal.',
    fallback: 'data',
  }),
  RPC_QUORUM: variable(values.positiveInt, {
    meaning: 'Number of a network’s endpoints that must agree before an answer can move money.',
    fallback: '2; 1 with PROFILE=local',
  }),
  ALLOW_PGLITE_PAYOUTS: variable(values.yes, {
    meaning: 'Allows real payouts on the embedded database, which can lose data in a power cut.',
    fallback: 'no',
  }),
}

const listening = (fallbackPort: number) => ({
  HOST: variable(values.textOr('127.0.0.1'), { meaning: 'Address to listen on.', fallback: '127.0.0.1' }),
  PORT: variable(values.port(fallbackPort), {
    meaning: 'Port to listen on; 0 picks a free one.',
    fallback: String(fallbackPort),
  }),
  METRICS_HOST: variable(values.textOr('127.0.0.1'), {
    meaning:
      'Address of the operator listener (`/metrics`, and `/ready` on the server). Never expose it to the internet.',
    fallback: '127.0.0.1',
  }),
  METRICS_PORT: variable(values.optionalPort, {
    meaning: 'Port of the operator listener; 0 picks a free one.',
    fallback: 'PORT + 1000',
  }),
})

/** Server and maker read the same list: one refuses quotes and orders, the other holds deposits. */
const screeningFile = {
  SCREENING_FILE: variable(values.optionalText, {
    meaning: 'Text file with one refused address per line.',
    fallback: 'no address is refused',
  }),
}

/** Server and maker value deposits independently: one at the offer, the other at the payout. */
const priceVariables = {
  PRICE_SOURCES: variable(values.choices(priceSourceNames), {
    meaning:
      'Sources of dollar prices, in order of preference: the operator’s `table` (prices.json), `defillama` (no key needed), `coingecko` (needs a key); with PROFILE=local also `pools`, the Uniswap pools of the local networks.',
    fallback: 'defillama,table; table with PROFILE=local, and pools,table in `npm start`',
  }),
  PRICE_REFRESH_SECONDS: variable(values.positiveIntOr(60), {
    meaning: 'Seconds between two requests to the price vendors.',
    fallback: '60',
  }),
  PRICE_STALE_SECONDS: variable(values.positiveIntOr(900), {
    meaning:
      'Age in seconds at which a vendor’s price is stale: it is displayed with a mark and no longer used for decisions.',
    fallback: '900',
  }),
  PRICE_QUORUM: variable(values.positiveIntOr(2), {
    meaning:
      'Number of sources that must agree before a vendor’s price is used for decisions. The operator’s `table` counts as one source, and is sufficient alone where it is listed first.',
    fallback: '2',
  }),
  PRICE_AGREEMENT_PERCENT: variable(values.positiveIntOr(5), {
    meaning: 'Largest difference between agreeing sources, in percent.',
    fallback: '5',
  }),
  COINGECKO_API_KEY: variable(values.optionalText, {
    meaning: 'CoinGecko API key.',
    fallback: '`coingecko` cannot be a source',
    secret: true,
  }),
  COINGECKO_PLAN: variable(z.enum(['demo', 'pro'], '"demo" or "pro"').default('demo'), {
    meaning: 'Type of the CoinGecko key (`demo` or `pro`), which selects the API host.',
    fallback: 'demo',
  }),
}

const publicUrl = variable(values.webUrl, {
  meaning: 'Public URL of the app. Sign-in messages must name it.',
  fallback: 'http://HOST:PORT on the server; the bot does not start',
  requiredInProduction: true,
})

/** Server and bot use one bot account. */
const telegramVariables = {
  TELEGRAM_BOT_TOKEN: variable(values.optionalText, {
    meaning:
      'Bot token. It verifies init data of the Mini App, runs the bot, and checks channel membership where the bot is an administrator of the channel.',
    fallback: 'no sign-in from Telegram; the bot is off',
    secret: true,
  }),
  TELEGRAM_API_URL: variable(values.webUrl, {
    meaning: 'Bot API server, if you run your own.',
    fallback: 'https://api.telegram.org',
  }),
  TELEGRAM_CHANNEL: variable(values.telegramChannel, {
    meaning: 'Telegram channel: `@name` or numeric id.',
    fallback: 'membership on Telegram is not verified',
  }),
}

/**
 * Deposits that are only signed, and opened by the maker. The server refuses the same ones as the maker, which does not
 * rely on it.
 */
const openingVariables = {
  GASLESS_PER_DEPOSITOR: variable(values.positiveIntOr(2), {
    meaning: 'Gasless deposits that the maker opens at a time for one wallet on one network.',
    fallback: '2',
  }),
  GASLESS_FAILURES_PER_DAY: variable(values.positiveIntOr(3), {
    meaning: 'Failed gasless deposits per day by fault of a wallet, after which it must send its deposits itself.',
    fallback: '3',
  }),
}

export const serverVariables = {
  ...commonVariables,
  ...openingVariables,
  ...listening(8080),
  POLICY: variable(values.optionalText, {
    meaning: 'Surface policy preset of policy.json.',
    fallback: 'the preset named in policy.json',
  }),
  PUBLIC_URL: publicUrl,
  STATIC_DIR: variable(values.optionalText, {
    meaning: 'Folder of the built web app. Without one the server has the API and no pages.',
    fallback: 'dist/web of the checkout or build',
  }),
  TRUSTED_PROXIES: variable(values.commaList, {
    meaning: 'Addresses or CIDR ranges of proxies whose client address and country headers are trusted.',
    fallback: 'none',
  }),
  COUNTRY_HEADER: variable(values.textOr('cf-ipcountry'), {
    meaning: 'Header in which a trusted proxy sends the visitor’s country.',
    fallback: 'cf-ipcountry',
  }),
  RESTRICTED_COUNTRIES: variable(values.commaListOr(['CU', 'IR', 'KP', 'SY', 'RU', 'CN']), {
    meaning: 'Country codes for which quotes and orders are refused.',
    fallback: 'CU,IR,KP,SY,RU,CN',
  }),
  RESERVED_ORDERS_PER_DEPOSITOR: variable(values.positiveIntOr(10), {
    meaning: 'Open orders without a deposit that one IP address can create for one wallet and network.',
    fallback: '10',
  }),
  RESERVED_PERCENT_PER_ADDRESS: variable(values.percentOr(25), {
    meaning:
      'Share of each balance, in percent, that open orders without a deposit from one IP address can reserve for several wallets; 100 disables the limit.',
    fallback: '25',
  }),
  ...serverKeyVariables,
  MAKER_EVM_ADDRESS: variable(values.evmAddress, {
    meaning: 'Payout address of the maker on EVM networks; part of each offer.',
    fallback: 'the maker makes no offers',
    requiredInProduction: true,
  }),
  MAKER_VIEWERS: variable(values.evmAddresses, {
    meaning:
      'EVM wallets that see the maker’s open orders, claims and exposure on /maker after they sign in. The payout key should not be one of them: it never needs to sign in.',
    fallback: 'no one',
  }),
  OFFERS_WAIT_FOR_ESCROW: variable(values.yes, {
    meaning: 'For key rotations: the server starts before an escrow accepts its offers, and offers once it does.',
    fallback: 'no',
  }),
  ENCRYPT_PRIVATE_KEY: variable(values.optionalText, {
    meaning: 'RSA private key (JWK) that decrypts encrypted fields. The same on all replicas.',
    fallback: 'a new key at every startup',
    requiredInProduction: true,
    secret: true,
  }),
  ENCRYPT_PRIVATE_KEY_PREVIOUS: variable(values.optionalText, {
    meaning: 'Previous key during a rotation; fields encrypted for it are still decrypted.',
    fallback: 'only the current key is accepted',
    secret: true,
  }),
  PSEUDONYM_KEY: variable(values.secretText, {
    meaning:
      'Key of the hashes that replace account ids when people delete their data. At least 32 characters, the same on all replicas, never changed.',
    fallback: 'people cannot delete their data; a well-known key with PROFILE=local',
    requiredInProduction: true,
    secret: true,
  }),
  ...screeningFile,
  ...priceVariables,
  ...liquidityVariables,
  ...trackerVariables,
  X_BEARER_TOKEN: variable(values.optionalText, {
    meaning: 'Token of an X application with the follows lookup. It also reads the bios of people who claim a task.',
    fallback: 'follows on X are not verified',
    secret: true,
  }),
  X_ACCOUNT_ID: variable(values.digits, {
    meaning: 'Numeric id of the X account to follow.',
    fallback: 'follows on X are not verified',
  }),
  DISCORD_CLIENT_ID: variable(values.digits, {
    meaning: 'Id of the Discord application that checks membership.',
    fallback: 'membership on Discord is not verified',
  }),
  DISCORD_CLIENT_SECRET: variable(values.optionalText, {
    meaning: 'Secret of the Discord application.',
    fallback: 'membership on Discord is not verified',
    secret: true,
  }),
  DISCORD_GUILD_ID: variable(values.digits, {
    meaning: 'Id of the Discord server (guild).',
    fallback: 'membership on Discord is not verified',
  }),
  DISCORD_BOT_TOKEN: variable(values.optionalText, {
    meaning: 'Token of a bot on the Discord server, which repeats the membership check a week later.',
    fallback: 'the second check waits until a bot is set',
    secret: true,
  }),
  ...telegramVariables,
  TELEGRAM_BOT_ID: variable(values.digits, {
    meaning:
      'Numeric id of the bot, for a server without the token. Init data is then verified with Telegram’s public key.',
    fallback: 'init data is verified with the token',
  }),
  TELEGRAM_PUBLIC_KEY: variable(values.publicKey, {
    meaning: 'Telegram’s Ed25519 public key for init data, 64 hex digits. Set it for Telegram’s test environment.',
    fallback: 'the production key',
  }),
  SESSION_SECRET: variable(values.secretText, {
    meaning: 'Secret for session tokens where only the bot id is set: at least 32 characters, equal on all replicas.',
    fallback: 'the bot token is used',
    secret: true,
  }),
  SESSION_SECRET_PREVIOUS: variable(values.secretText, {
    meaning: 'Previous secret during a rotation, so that people stay signed in.',
    fallback: 'only the current secret is accepted',
    secret: true,
  }),
  WALLETCONNECT_PROJECT_ID: variable(values.optionalText, {
    meaning: 'WalletConnect project id.',
    fallback: 'WalletConnect is not offered',
  }),
  WALLETCONNECT_RELAY_URL: variable(values.relayUrl, {
    meaning:
      'WalletConnect relay, if you run your own. The app then shows its own QR code and link instead of WalletConnect’s window.',
    fallback: 'wss://relay.walletconnect.org',
  }),
  TON_WALLETS_LIST_URL: variable(values.webUrl, {
    meaning: 'URL of the TON Connect wallet list, if you serve a copy.',
    fallback: 'https://config.ton.org/wallets-v2.json',
  }),
  PAGE_HOSTS: variable(values.hostList, {
    meaning:
      'Additional hosts that pages may connect to and load images from, such as bridges of wallets in your own list or hosts of campaign images. Hosts of known wallets are always allowed.',
    fallback: 'none',
  }),
  TELEGRAM_APP_URL: variable(values.webUrl, {
    meaning: 'Link to the Mini App that wallets return to: `https://t.me/<bot>/<app>`.',
    fallback: 'wallets do not return to Telegram',
  }),
  SECURITY_CONTACT: variable(values.contact, {
    meaning: 'Contact for vulnerability reports (`mailto:` or https), published in /.well-known/security.txt.',
    fallback: 'the file is not served',
  }),
}

export const makerVariables = {
  ...commonVariables,
  ...openingVariables,
  GASLESS_FEE_COVERAGE_PERCENT: variable(values.positiveIntOr(100), {
    meaning: 'Share of the expected gas of a gasless opening, in percent, that the order’s fees must cover.',
    fallback: '100',
  }),
  ...listening(8081),
  ...screeningFile,
  ...priceVariables,
  ...payoutKeyVariables,
  OFFER_SIGNER_ADDRESS: variable(values.evmAddress, {
    meaning:
      'Address of the offer key; the maker registers it in every escrow, and pays deposits to an address of their own only with its signature.',
    fallback: 'escrows keep their current offer signer, and deposits to an address of their own are held',
  }),
  MAKER_CHAINS: variable(values.chainNumbers, {
    meaning: 'Networks that this maker serves.',
    fallback: 'every network with a settlement row and a key',
  }),
  PAYOUT_REVIEW_MINUTES: variable(values.positiveIntOr(15), {
    meaning: 'Minutes that a payment above the network’s `reviewAboveUsd` waits, so that an operator can `veto` it.',
    fallback: '15',
  }),
  PRICE_TOLERANCE_BPS: variable(values.toleranceBps(100), {
    meaning:
      'Largest difference between the maker’s price and the quote on routes between different coins, in basis points (0 to 500). A route’s `priceToleranceBps` takes precedence.',
    fallback: '100',
  }),
  MAKER_RESCAN_HOURS: variable(values.positiveIntOr(24), {
    meaning: 'Hours of finalized history that are rescanned in the background to find missed deposits.',
    fallback: '24',
  }),
  REBALANCING_FILE: variable(values.optionalText, {
    meaning:
      'JSON file with the bands of the maker’s inventory, the limits of transfers between its own wallets, and canaries.',
    fallback: 'inventory is never moved',
  }),
  JOURNAL_MIRROR: variable(values.optionalText, {
    meaning:
      'Folder on another disk for a second copy of the intent journal. Both copies are written before a broadcast.',
    fallback: 'one copy in DATA_DIR; needs ALLOW_SINGLE_JOURNAL',
    requiredInProduction: true,
  }),
  ALLOW_SINGLE_JOURNAL: variable(values.yes, {
    meaning: 'Allows real payouts with a single copy of the intent journal.',
    fallback: 'no',
  }),
  DATABASE_REPLICA: variable(values.yes, {
    meaning: 'Set to `yes` if a replica may take over the database; the maker then requires synchronous replication.',
    fallback: 'no',
  }),
  ATTESTER_URLS: variable(values.commaList, {
    meaning: 'URLs of the attesters, comma-separated.',
    fallback: 'none: payouts continue, claims wait',
    requiredInProduction: true,
  }),
}

export const attesterVariables = {
  ...commonVariables,
  ...listening(8082),
  ATTESTER_KEY: variable(values.evmKey, {
    meaning: 'Signing key of this attester, registered in the escrow.',
    fallback: 'the attester does not start',
    requiredInProduction: true,
    secret: true,
  }),
  ATTESTER_MAKERS: variable(values.evmAddresses, {
    meaning: 'EVM payout addresses of the makers that this attester serves.',
    fallback: 'the attester does not start; every maker with PROFILE=local',
    requiredInProduction: true,
  }),
}

export const botVariables = {
  ...commonVariables,
  ...listening(8083),
  PUBLIC_URL: publicUrl,
  ...telegramVariables,
  TELEGRAM_APP_NAME: variable(values.telegramApp, {
    meaning: 'Short name of the Mini App, as in `t.me/<bot>/<name>`.',
    fallback: 'the bot’s main Mini App',
  }),
  TELEGRAM_WEBHOOK_URL: variable(values.webUrl, {
    meaning: 'Webhook URL at which Telegram reaches the bot.',
    fallback: 'long polling by one process at a time',
  }),
  TELEGRAM_WEBHOOK_SECRET: variable(values.webhookSecret, {
    meaning:
      'Secret that Telegram sends with each update: at least 32 letters, digits, `_` or `-`, the same on all replicas.',
    fallback: 'no webhook',
    secret: true,
  }),
  API_URL: variable(values.webUrl, { meaning: 'URL at which the bot reaches the API.', fallback: 'PUBLIC_URL' }),
}

export const reconcilerVariables = {
  ...commonVariables,
  ...listening(8084),
  MAKER_EVM_ADDRESS: serverVariables.MAKER_EVM_ADDRESS,
  ALERT_WEBHOOK_URL: variable(values.webUrl, {
    meaning: 'URL that receives signed alerts.',
    fallback: 'alerts are logged and counted',
    requiredInProduction: true,
  }),
  ALERT_WEBHOOK_SECRET: variable(values.secretText, {
    meaning: 'HMAC-SHA256 secret that signs alerts. At least 32 characters, shared with the receiver.',
    fallback: 'no alerts are posted',
    requiredInProduction: true,
    secret: true,
  }),
}

/** Every variable by process, for the loader, docs/configuration.md and the tests. */
export const processVariables = {
  server: serverVariables,
  maker: makerVariables,
  attester: attesterVariables,
  reconciler: reconcilerVariables,
  bot: botVariables,
}
export type ProcessName = keyof typeof processVariables
