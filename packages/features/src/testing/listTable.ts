import { expect, within } from 'storybook/test'
import type { PlayContext } from './PlayContext.ts'

type Canvas = PlayContext['canvas']

/** The table of a list screen, once it is loaded. */
export async function listTable(canvas: Canvas, name: string) {
  return within(await canvas.findByRole('table', { name }))
}

export async function listColumn(canvas: Canvas, name: string, header: string): Promise<(string | null)[]> {
  const list = await listTable(canvas, name)
  const cells = [...list.getAllByRole('cell'), ...list.getAllByRole('rowheader')]
  return cells.filter((cell) => cell.dataset['header'] === header).map(({ textContent }) => textContent)
}

/**
 * Checks that the list is initially unsorted, and can be sorted by each of these columns in both directions.
 * @returns the sort menu
 */
export async function sortMenu(canvas: Canvas, headers: readonly string[]) {
  const menu = await canvas.findByRole('combobox', { name: 'Sort by' })
  await expect(menu).toHaveValue('Not sorted')
  const options = within(menu).getAllByRole('option', { hidden: true })
  await expect(options).toHaveLength(1 + 2 * headers.length)
  for (const header of headers)
    await expect(options.filter(({ textContent }) => textContent?.startsWith(`${header}, `))).toHaveLength(2)
  return menu
}
