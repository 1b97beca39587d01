/**
 * LI.FI's diamond contracts by network, from the deployment records of its contracts repository (August 2026). They are
 * the only contracts that a deposit calls or approves.
 */
const shared = '0x1231deb6f5749ef6ce6943a275a1d3e7486f4eae'
const sharedBy: ReadonlySet<number> = new Set([
  1, 10, 25, 30, 56, 100, 122, 137, 146, 196, 204, 252, 288, 480, 1135, 1329, 1625, 5000, 8453, 13371, 34443, 42161,
  42220, 43114, 81457, 534352,
])

const own: Readonly<Record<number, string>> = {
  40: '0xa7cd44521903c65915648385e3fe881e49171582',
  50: '0x055d4612ec74ad799c6cb4df72c0ab8dbdbcbafa',
  88: '0x198fc70dfe05e755c81e54bd67bff3f729344b9b',
  130: '0x864b314d4c5a0399368609581d3e8933a63b9232',
  143: '0x026f252016a7c47cdef1f05a3fc9e20c92a49c37',
  232: '0xf3b20515d9b193531c48e47c18af16d1e5d28f9a',
  324: '0x341e94069f53234fe6dabef707ad424830525715',
  999: '0x0a0758d937d1059c356d4714e57f5df0239bce1a',
  1088: '0x24ca98fb6972f5ee05f0db00595c7f68d9fafd68',
  1480: '0x198fc70dfe05e755c81e54bd67bff3f729344b9b',
  1868: '0x864b314d4c5a0399368609581d3e8933a63b9232',
  2020: '0x452cf1b8597e6319cd21abd847312bf17e26d8d1',
  2741: '0x4f8c9056bb8a3616693a76922fa35d53c056e5b3',
  2818: '0xf7ab42d00d2399f8a4fba2f15466be40709fe307',
  4326: '0x026f252016a7c47cdef1f05a3fc9e20c92a49c37',
  8217: '0x1255d17c1bc2f764d087536410879f2d0d8772fd',
  9745: '0x026f252016a7c47cdef1f05a3fc9e20c92a49c37',
  33139: '0x2dea447e7dc6cd2f10b31bf10dcb30f87e838417',
  42170: '0xff70f4a1d11995621854f3692acf286d8acd04b2',
  42793: '0x977474593c982cfa8b197cae302e6d01f789435b',
  43111: '0x026f252016a7c47cdef1f05a3fc9e20c92a49c37',
  57073: '0x864b314d4c5a0399368609581d3e8933a63b9232',
  59144: '0xde1e598b81620773454588b85d6b5d4eec32573e',
  60808: '0x452cf1b8597e6319cd21abd847312bf17e26d8d1',
  80094: '0xf909c4ae16622898b885b89d7f839e0244851c66',
  98866: '0x6f5c8bb0c5fe4eceac40ee1c238eab6bbb29761c',
  747474: '0xc59fe32c9549e3e8b5dccdabc45bd287bd5ba2bc',
}

/** The diamond of a network in lower case; null where there is none. */
export const diamondOf = (chain: number): string | null => own[chain] ?? (sharedBy.has(chain) ? shared : null)
