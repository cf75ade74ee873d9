import { within } from 'storybook/test'
import type { PlayContext } from './PlayContext.ts'

type Canvas = PlayContext['canvas']

/** The table of a list screen, once it is there. */
export async function listTable(canvas: Canvas, name: string) {
  return within(await canvas.findByRole('table', { name }))
}

/** The texts of one column of a list from the top. */
export async function listColumn(canvas: Canvas, name: string, header: string): Promise<(string | null)[]> {
  const list = await listTable(canvas, name)
  const cells = [...list.getAllByRole('cell'), ...list.getAllByRole('rowheader')]
  return cells.filter((cell) => cell.dataset['header'] === header).map(({ textContent }) => textContent)
}
