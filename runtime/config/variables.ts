import { z } from 'zod'
import { priceSourceNames } from '#runtime/prices/settings.ts'
import * as values from './values.ts'
import { variable } from './variable.ts'

/**
 * Variables of every process. `RPC_<chainId>` is read separately, because its name contains the network (see
 * endpoints.ts).
 */
export const commonVariables = {
  PROFILE: variable(z.enum(['default', 'local'], '"default" or "local"').default('default'), {
    meaning: 'Which packaged catalogue to start from.',
    fallback: 'default; for admin commands what the data folder was written with',
  }),
  CONFIG_DIR: variable(values.optionalText, {
    meaning: 'Folder with the operator’s catalogue files, which change the packaged profile row by row.',
    fallback: 'packaged files only',
  }),
  LOG_LEVEL: variable(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'), {
    meaning: 'Least severe log line that is written.',
    fallback: 'info',
  }),
  DATABASE_URL: variable(values.databaseUrl, {
    meaning: 'PostgreSQL to use. Each attester has its own.',
    fallback: 'embedded database in DATA_DIR',
    requiredInProduction: true,
    secret: true,
  }),
  DATA_DIR: variable(values.textOr('data'), {
    meaning: 'Folder of the embedded database and of the intent journal.',
    fallback: 'data',
  }),
  RPC_QUORUM: variable(values.positiveInt, {
    meaning: 'How many endpoints of a network must agree where money depends on the answer.',
    fallback: '2; 1 with PROFILE=local',
  }),
  ALLOW_PGLITE_PAYOUTS: variable(values.yes, {
    meaning: 'Lets the embedded database stand behind real payouts, which a power cut can lose.',
    fallback: 'no',
  }),
}

const listening = (fallbackPort: number) => ({
  HOST: variable(values.textOr('127.0.0.1'), { meaning: 'Address to listen on.', fallback: '127.0.0.1' }),
  PORT: variable(values.port(fallbackPort), {
    meaning: 'Port to listen on; 0 takes a free one.',
    fallback: String(fallbackPort),
  }),
  METRICS_HOST: variable(values.textOr('127.0.0.1'), {
    meaning:
      'Address to listen on for the operator: `/metrics`, and `/ready` of the server. Never one of the internet.',
    fallback: '127.0.0.1',
  }),
  METRICS_PORT: variable(values.optionalPort, {
    meaning: 'Port for the operator; 0 takes a free one.',
    fallback: 'PORT + 1000',
  }),
})

/** Server and maker read the same list: one refuses quotes and orders, the other holds deposits. */
const screeningFile = {
  SCREENING_FILE: variable(values.optionalText, {
    meaning: 'Text file with one refused address per line.',
    fallback: 'nobody is refused',
  }),
}

/** Server and maker value deposits independently: one at the offer, the other at the payout. */
const priceVariables = {
  PRICE_SOURCES: variable(values.choices(priceSourceNames), {
    meaning:
      'Where dollar prices come from, best first: the operator’s `table` (prices.json), `defillama` (no key), `coingecko` (with a key).',
    fallback: 'defillama,table; table with PROFILE=local',
  }),
  PRICE_REFRESH_SECONDS: variable(values.positiveIntOr(60), {
    meaning: 'Time between two looks at the vendors of prices.',
    fallback: '60',
  }),
  PRICE_STALE_SECONDS: variable(values.positiveIntOr(900), {
    meaning: 'Age from which a vendor’s price is only shown, with a mark, and decides nothing.',
    fallback: '900',
  }),
  PRICE_QUORUM: variable(values.positiveIntOr(2), {
    meaning:
      'How many sources must agree on a vendor’s price before it decides anything; the operator’s `table` counts as one, and is enough where it comes first.',
    fallback: '2',
  }),
  PRICE_AGREEMENT_PERCENT: variable(values.positiveIntOr(5), {
    meaning: 'By how many percent such sources may differ.',
    fallback: '5',
  }),
  COINGECKO_API_KEY: variable(values.optionalText, {
    meaning: 'Key for CoinGecko.',
    fallback: 'coingecko cannot be a source',
    secret: true,
  }),
  COINGECKO_PLAN: variable(z.enum(['demo', 'pro'], '"demo" or "pro"').default('demo'), {
    meaning: 'Kind of that key: it decides which of CoinGecko’s hosts takes it.',
    fallback: 'demo',
  }),
}

const publicUrl = variable(values.webUrl, {
  meaning: 'Address under which people reach the app; sign-in messages must name it.',
  fallback: 'http://HOST:PORT; the bot does not start',
  requiredInProduction: true,
})

/** Server and bot use one bot account. */
const telegramVariables = {
  TELEGRAM_BOT_TOKEN: variable(values.optionalText, {
    meaning:
      'Token of the bot: it proves who opens the app in Telegram, answers people there, and, as an administrator of the channel, knows who is a member.',
    fallback: 'nobody comes from Telegram, and the bot is off',
    secret: true,
  }),
  TELEGRAM_API_URL: variable(values.webUrl, {
    meaning: 'Bot API to ask, for who runs one of their own.',
    fallback: 'https://api.telegram.org',
  }),
  TELEGRAM_CHANNEL: variable(values.telegramChannel, {
    meaning: 'The channel on Telegram: `@name`, or its number.',
    fallback: 'membership on Telegram is not verified',
  }),
}

/**
 * Deposits that are only signed, and opened by the maker. The server refuses the same ones as the maker, which does not
 * rely on it.
 */
const openingVariables = {
  GASLESS_PER_DEPOSITOR: variable(values.positiveIntOr(2), {
    meaning: 'Deposits of one wallet and network that the maker opens at a time, where people only sign.',
    fallback: '2',
  }),
  GASLESS_FAILURES_PER_DAY: variable(values.positiveIntOr(3), {
    meaning:
      'After so many of them within a day that came to nothing by the wallet’s doing, it sends its deposits itself.',
    fallback: '3',
  }),
}

export const serverVariables = {
  ...commonVariables,
  ...openingVariables,
  ...listening(8080),
  POLICY: variable(values.optionalText, {
    meaning: 'Preset of policy.json that decides what each surface may do.',
    fallback: 'the preset that policy.json names',
  }),
  PUBLIC_URL: publicUrl,
  STATIC_DIR: variable(values.optionalText, {
    meaning: 'Built web app to serve.',
    fallback: 'dist/web beside the program',
  }),
  TRUSTED_PROXIES: variable(values.commaList, {
    meaning: 'Addresses or CIDR ranges of proxies whose client address and country headers count.',
    fallback: 'none',
  }),
  COUNTRY_HEADER: variable(values.textOr('cf-ipcountry'), {
    meaning: 'Header in which a trusted proxy names the visitor’s country.',
    fallback: 'cf-ipcountry',
  }),
  RESTRICTED_COUNTRIES: variable(values.commaListOr(['CU', 'IR', 'KP', 'SY', 'RU', 'CN']), {
    meaning: 'Country codes that may not use the app.',
    fallback: 'CU,IR,KP,SY,RU,CN',
  }),
  RESERVED_ORDERS_PER_DEPOSITOR: variable(values.positiveIntOr(10), {
    meaning: 'Open orders without a deposit for one wallet and network that can be made from one internet address.',
    fallback: '10',
  }),
  RESERVED_PERCENT_PER_ADDRESS: variable(values.percentOr(25), {
    meaning:
      'Percent of each balance that such orders from one internet address can reserve for several wallets; 100 switches the limit off.',
    fallback: '25',
  }),
  OFFER_SIGNER_KEY: variable(values.evmKey, {
    meaning: 'Key that signs offers for the maker; never the payout key.',
    fallback: 'no offers of the maker',
    requiredInProduction: true,
    secret: true,
  }),
  MAKER_EVM_ADDRESS: variable(values.evmAddress, {
    meaning: 'Payout address of the maker on EVM networks, named in each offer.',
    fallback: 'no offers of the maker',
    requiredInProduction: true,
  }),
  OFFERS_WAIT_FOR_ESCROW: variable(values.yes, {
    meaning:
      'Lets the server start although an escrow does not accept its offers yet, and makes them once it does: for a key rotation.',
    fallback: 'no',
  }),
  ENCRYPT_PRIVATE_KEY: variable(values.optionalText, {
    meaning: 'RSA private key (JWK) behind the published key for encrypted fields; the same on all replicas.',
    fallback: 'a new key at each start',
    requiredInProduction: true,
    secret: true,
  }),
  ENCRYPT_PRIVATE_KEY_PREVIOUS: variable(values.optionalText, {
    meaning: 'The key before it, while it is being rotated: what was encrypted for it is still read.',
    fallback: 'only the present key is read',
    secret: true,
  }),
  PSEUDONYM_KEY: variable(values.secretText, {
    meaning:
      'At least 32 characters, the same on all replicas and never changed: what must stay of people who delete their data is named by hashes under it.',
    fallback: 'people cannot delete their data; a public key with PROFILE=local',
    requiredInProduction: true,
    secret: true,
  }),
  ...screeningFile,
  ...priceVariables,
  X_BEARER_TOKEN: variable(values.optionalText, {
    meaning:
      'Token of an application on X whose plan has the follows lookup; the bios of who claims a task are read with it too.',
    fallback: 'follows on X are not verified',
    secret: true,
  }),
  X_ACCOUNT_ID: variable(values.digits, {
    meaning: 'Number of the account on X that people are to follow.',
    fallback: 'follows on X are not verified',
  }),
  DISCORD_CLIENT_ID: variable(values.digits, {
    meaning: 'Id of the application on Discord through which people show their membership.',
    fallback: 'membership on Discord is not verified',
  }),
  DISCORD_CLIENT_SECRET: variable(values.optionalText, {
    meaning: 'Secret of that application.',
    fallback: 'membership on Discord is not verified',
    secret: true,
  }),
  DISCORD_GUILD_ID: variable(values.digits, {
    meaning: 'Id of the community on Discord.',
    fallback: 'membership on Discord is not verified',
  }),
  DISCORD_BOT_TOKEN: variable(values.optionalText, {
    meaning: 'Token of a bot in that community, which looks at members a week later.',
    fallback: 'their second look waits until there is one',
    secret: true,
  }),
  ...telegramVariables,
  TELEGRAM_BOT_ID: variable(values.digits, {
    meaning:
      'Number of the bot, for a server that is not to hold its token: launches are then checked by Telegram’s own signature.',
    fallback: 'the token is used',
  }),
  TELEGRAM_PUBLIC_KEY: variable(values.publicKey, {
    meaning: 'Telegram’s key for that signature, 64 hex digits; another one in Telegram’s test environment.',
    fallback: 'that of production',
  }),
  SESSION_SECRET: variable(values.secretText, {
    meaning:
      'At least 32 characters, the same on all replicas: sessions are made from it where only the number of the bot is known.',
    fallback: 'the token of the bot is used',
    secret: true,
  }),
  SESSION_SECRET_PREVIOUS: variable(values.secretText, {
    meaning: 'The secret before it, while it is being rotated: people who are signed in stay signed in.',
    fallback: 'only the present secret counts',
    secret: true,
  }),
  WALLETCONNECT_PROJECT_ID: variable(values.optionalText, {
    meaning: 'Project id for WalletConnect.',
    fallback: 'WalletConnect is not offered',
  }),
  WALLETCONNECT_RELAY_URL: variable(values.relayUrl, {
    meaning: 'Relay between the app and wallets, for who runs one.',
    fallback: 'wss://relay.walletconnect.org',
  }),
  TON_WALLETS_LIST_URL: variable(values.webUrl, {
    meaning: 'Where TON Connect’s list of wallets is, for who serves a copy of it.',
    fallback: 'https://config.ton.org/wallets-v2.json',
  }),
  PAGE_HOSTS: variable(values.hostList, {
    meaning:
      'Hosts that pages may reach and show pictures from, next to those of the wallets that Causeway knows: of wallets in a list of your own, or of the pictures of campaigns.',
    fallback: 'none',
  }),
  TELEGRAM_APP_URL: variable(values.webUrl, {
    meaning: 'The app inside Telegram, `https://t.me/<bot>/<app>`: wallets lead back there.',
    fallback: 'wallets leave people where they are',
  }),
  SECURITY_CONTACT: variable(values.contact, {
    meaning: 'Where weaknesses are reported to, `mailto:` or https: it is what /.well-known/security.txt names.',
    fallback: 'no such file',
  }),
}

export const makerVariables = {
  ...commonVariables,
  ...openingVariables,
  GASLESS_FEE_COVERAGE_PERCENT: variable(values.positiveIntOr(100), {
    meaning: 'How much of the expected gas of opening a signed deposit the order’s fees must cover, in percent.',
    fallback: '100',
  }),
  ...listening(8081),
  ...screeningFile,
  ...priceVariables,
  MAKER_EVM_KEY: variable(values.evmKey, {
    meaning: 'Payout key for EVM networks.',
    fallback: 'no EVM payouts',
    requiredInProduction: true,
    secret: true,
  }),
  MAKER_EVM_KEY_PREVIOUS: variable(values.evmKey, {
    meaning: 'Payout key that is being retired; only `maker admin rotate-key` uses it.',
    fallback: 'no rotation is under way',
    secret: true,
  }),
  OFFER_SIGNER_ADDRESS: variable(values.evmAddress, {
    meaning: 'Address of the key that signs offers; the maker registers it in every escrow.',
    fallback: 'the escrows keep what they name',
  }),
  MAKER_SVM_KEY: variable(values.optionalText, {
    meaning: 'Payout key for Solana-style networks: a key file’s list of numbers, base58, or the 32-byte seed in hex.',
    fallback: 'no payouts on these networks',
    secret: true,
  }),
  MAKER_SVM_KEY_PREVIOUS: variable(values.optionalText, {
    meaning: 'The same for Solana-style networks.',
    fallback: 'no rotation is under way',
    secret: true,
  }),
  MAKER_CHAINS: variable(values.chainNumbers, {
    meaning: 'Networks that this maker works on.',
    fallback: 'every network that has settlement and a key',
  }),
  PAYOUT_REVIEW_MINUTES: variable(values.positiveIntOr(15), {
    meaning:
      'How long a payment above the network’s `reviewAboveUsd` waits, so that an operator can stop it with `veto`.',
    fallback: '15',
  }),
  PRICE_TOLERANCE_BPS: variable(values.toleranceBps(100), {
    meaning:
      'Basis points, 0 to 500, by which the maker’s prices may differ from those of a quote between different coins; `priceToleranceBps` of a route takes precedence.',
    fallback: '100',
  }),
  MAKER_RESCAN_HOURS: variable(values.positiveIntOr(24), {
    meaning: 'Hours of final history that are read again in the background, to find what an earlier scan missed.',
    fallback: '24',
  }),
  JOURNAL_MIRROR: variable(values.optionalText, {
    meaning:
      'Folder on another disk for a second copy of the intent journal; both are written before anything is broadcast.',
    fallback: 'one copy, in DATA_DIR; needs ALLOW_SINGLE_JOURNAL',
    requiredInProduction: true,
  }),
  ALLOW_SINGLE_JOURNAL: variable(values.yes, {
    meaning: 'Lets real payouts start with one copy of the intent journal.',
    fallback: 'no',
  }),
  DATABASE_REPLICA: variable(values.yes, {
    meaning: 'Whether a replica may take over the database: the start then requires synchronous replication.',
    fallback: 'no',
  }),
  ATTESTER_URLS: variable(values.commaList, {
    meaning: 'Addresses of the attesters to collect signatures from.',
    fallback: 'none: payouts are made, claims wait',
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
    meaning: 'EVM payout addresses of the makers that this attester signs for.',
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
    meaning: 'Short name of the Mini App, as in `t.me/bot/name`.',
    fallback: 'the bot’s main Mini App',
  }),
  TELEGRAM_WEBHOOK_URL: variable(values.webUrl, {
    meaning: 'Address at which Telegram reaches this process.',
    fallback: 'long polling, by one process at a time',
  }),
  TELEGRAM_WEBHOOK_SECRET: variable(values.webhookSecret, {
    meaning: 'At least 32 letters, digits, `_` or `-`, the same on all replicas: Telegram sends them with each update.',
    fallback: 'no webhook',
    secret: true,
  }),
  API_URL: variable(values.webUrl, { meaning: 'Address at which the bot reaches the API.', fallback: 'PUBLIC_URL' }),
}

export const reconcilerVariables = {
  ...commonVariables,
  ...listening(8084),
  MAKER_EVM_ADDRESS: serverVariables.MAKER_EVM_ADDRESS,
  ALERT_WEBHOOK_URL: variable(values.webUrl, {
    meaning: 'Address of the operator that alerts are posted to, signed.',
    fallback: 'alerts are logged and counted',
    requiredInProduction: true,
  }),
  ALERT_WEBHOOK_SECRET: variable(values.secretText, {
    meaning: 'At least 32 characters, shared with that receiver: alerts carry an HMAC-SHA256 made with it.',
    fallback: 'no alerts are posted',
    requiredInProduction: true,
    secret: true,
  }),
}

/** Every variable by process, for the loader, the README and the tests. */
export const processVariables = {
  server: serverVariables,
  maker: makerVariables,
  attester: attesterVariables,
  reconciler: reconcilerVariables,
  bot: botVariables,
}
export type ProcessName = keyof typeof processVariables
