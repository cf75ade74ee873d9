import { bottomBarTypes, accessLabels, homeWidgetTypes, isSameWord } from '@trade-portal/features/supplier-vocabulary'
import type { Args, Widget } from '@trade-portal/supplier-api'
import type { Caller } from '../createCaller.ts'
import { breaks, look, type Remark } from '../finding.ts'

type ObjectSet = Args<'getWidgetConfiguration'>['objectSet']

/**
 * The checks of each part of the portal whose content the supplier's server decides, such as the menu. Their remarks name
 * rows that the portal does not show, and say what customers miss if a row is absent.
 */
const parts: Readonly<Record<ObjectSet, (rows: readonly Widget[]) => Remark[]>> = {
  TopButtonBar: (rows) => {
    const isKnown = (row: Widget) => accessLabels.some((label) => isSameWord(row.label, label))
    if (!rows.some((row) => row.isEnabled && isKnown(row)))
      return [
        breaks(
          `TopButtonBar enables no entry that the portal knows (${accessLabels.join(', ')}): customers see a menu with nothing but Sign Out.`,
        ),
      ]
    const missing = accessLabels.filter((label) => !rows.some((row) => isSameWord(row.label, label)))
    return [
      ...unknown(
        'TopButtonBar',
        'label_object',
        rows.filter((row) => !isKnown(row)).map(({ label }) => label),
      ),
      ...absent(missing, (words) => `TopButtonBar has no row with the label ${words}: customers do not have it.`),
    ]
  },
  HomePage: (rows) => {
    const isBanner = ({ type }: Widget) => isSameWord(type, homeWidgetTypes.banner)
    const isBalances = ({ label }: Widget) => isSameWord(label, homeWidgetTypes.balances)
    const others = rows.filter((row) => !isBanner(row) && !isBalances(row))
    return [
      ...unknown(
        'HomePage',
        'type_object',
        others.map(({ type, label }) => type || label),
      ),
      ...absent(
        rows.some(isBanner) ? [] : [homeWidgetTypes.banner],
        (word) => `HomePage has no row of type ${word}: the homepage has no banner.`,
      ),
      ...absent(
        rows.some(isBalances) ? [] : [homeWidgetTypes.balances],
        (word) => `HomePage has no row with the label ${word}: customers do not see their balances.`,
      ),
    ]
  },
  Links: (rows) =>
    linkless(
      'Links',
      rows.filter(({ value }) => value === ''),
      'object_value',
    ),
  BottomLinkBar: (rows) => {
    const types = Object.values(bottomBarTypes)
    const missing = types.filter((type) => !rows.some((row) => isSameWord(row.type, type)))
    const others = rows.filter((row) => !types.some((type) => isSameWord(row.type, type)))
    return [
      ...unknown(
        'BottomLinkBar',
        'type_object',
        others.map(({ type, label }) => type || label),
      ),
      ...absent(
        missing,
        (words) => `BottomLinkBar has no row of type ${words}: the bar at the bottom does not lead there.`,
      ),
    ]
  },
  JobManagement: (rows) =>
    linkless(
      'JobManagement',
      rows.filter(({ value, value2 }) => value === '' && value2 === ''),
      'object_value_2',
    ),
}

/**
 * Reads the rows of each part from the server. Reports words in them that the portal does not know, and expected words that
 * are missing.
 */
export async function checkMenuLabels(caller: Caller): Promise<void> {
  for (const objectSet of Object.keys(parts).filter(isObjectSet))
    await caller.call('getWidgetConfiguration', { objectSet }, (rows) => (rows ? parts[objectSet](rows) : []))
}

function unknown(part: ObjectSet, field: string, words: readonly string[]): Remark[] {
  return words.length === 0
    ? []
    : [look(`${part}: the portal does not know ${quoted(words)} in ${field}, so nothing is shown for it.`)]
}

function absent(words: readonly string[], sentence: (words: string) => string): Remark[] {
  return words.length === 0 ? [] : [look(sentence(quoted(words)))]
}

function linkless(part: ObjectSet, rows: readonly Widget[], field: string): Remark[] {
  return rows.length === 0
    ? []
    : [look(`${part}: ${quoted(rows.map(({ label }) => label))} has no ${field} and is not shown.`)]
}

function quoted(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ')
}

function isObjectSet(name: string): name is ObjectSet {
  return Object.hasOwn(parts, name)
}
