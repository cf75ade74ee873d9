import { isMetre, metreWords } from '../catalogue/metre.ts'

const families: Readonly<Record<string, readonly string[]>> = {
  EA: ['ea', 'each', 'pc', 'pcs', 'pce', 'pces', 'piece', 'pieces', 'no', 'nos', 'off', 'unit', 'units'],
  BOX: ['box', 'boxes', 'bx', 'bxs'],
  PACK: ['pack', 'packs', 'pk', 'pks', 'pkt', 'pkts', 'packet', 'packets'],
  ROLL: ['roll', 'rolls', 'rl', 'rls'],
  BAG: ['bag', 'bags', 'bg'],
  SHEET: ['sheet', 'sheets', 'sht', 'shts', 'sh'],
  PAIR: ['pair', 'pairs', 'pr', 'prs'],
  SET: ['set', 'sets'],
  CARTON: ['carton', 'cartons', 'ctn', 'ctns', 'case', 'cases'],
  TUBE: ['tube', 'tubes'],
  TIN: ['tin', 'tins'],
  PALLET: ['pallet', 'pallets', 'plt', 'plts'],
  LENGTH: ['length', 'lengths', 'lgth', 'lgths', 'len'],
  LM: metreWords,
  M2: ['m2', 'sqm'],
  KG: ['kg', 'kgs'],
}

const familyOf = new Map(Object.entries(families).flatMap(([family, words]) => words.map((word) => [word, family])))

/** All words for units, as alternatives of a regular expression, the longest first. */
export const unitWords = [...familyOf.keys()].toSorted((a, b) => b.length - a.length).join('|')

/** Units that measure, so that a quantity may have decimals. */
const measuring = new Set(['LM', 'M2', 'KG'])
export const allowsDecimals = (unit: string) => measuring.has(unitFamily(unit))

export const isUnitWord = (word: string) => familyOf.has(word.toLowerCase())

/** Returns one word for all spellings of a unit, such as BOX for "bx". Returns an unknown unit in capitals. */
export function unitFamily(word: string): string {
  const plain = word.trim().toLowerCase().replace(/\.$/, '')
  return familyOf.get(plain) ?? (isMetre(plain) ? 'LM' : plain.toUpperCase())
}
