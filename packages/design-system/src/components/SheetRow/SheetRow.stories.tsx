import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { SheetRow, SheetRows } from './SheetRow.tsx'

const long = 'Everything that the tiler wants to have on site before Monday, second stage, both bathrooms'

const meta = {
  component: SheetRow,
  args: {
    name: 'Wall frame',
    href: '#wall-frame',
    facts: '12 lines',
    actions: <Button variant="secondary">Copy</Button>,
  },
  decorators: [
    (Story) => (
      <SheetRows label="Stores">
        <Story />
      </SheetRows>
    ),
  ],
} satisfies Meta<typeof SheetRow>
export default meta
type Story = StoryObj<typeof meta>

/** The element that a press in the middle of the row would hit. */
function underTheFacts(row: HTMLElement) {
  const { left, top, width, height } = row.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}

/** A row is one line high. A press outside the actions follows the name's link. */
export const Typical: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('article')
    await expect(underTheFacts(row)).toBe(canvas.getByRole('link', { name: 'Wall frame' }))
    await expect(row.getBoundingClientRect().height).toBe(56)
  },
}

/** The columns are aligned in all rows, whichever parts a row has. A line of 1 px is between the rows. */
export const Columns: Story = {
  render: () => (
    <>
      <SheetRow
        name="Parramatta"
        facts="18 Station Street, Parramatta"
        aside={<Link href="tel:0295550110">02 9555 0110</Link>}
        actions={<Button variant="secondary">View Map</Button>}
      />
      <SheetRow name="Penrith" facts="240 High Street, Penrith" aside={<Link href="tel:1300">1300</Link>} />
      <SheetRow name={long} facts={long} aside="none" actions={<Button variant="secondary">Map</Button>} />
      <SheetRow name="Only a name" />
    </>
  ),
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left
    await expect(left('240 High Street, Penrith')).toBe(left('18 Station Street, Parramatta'))
    const [first, second] = canvas.getAllByRole('article').map((row) => row.getBoundingClientRect())
    await expect(canvas.getByRole('list', { name: 'Stores' })).toBeVisible()
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(1)
  },
}

/** The name, the facts and `aside` are one below the other, at most 88 px high together. */
export const OnAPhone: Story = {
  ...Columns,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article')
    await expect(first?.getBoundingClientRect().height).toBeLessThanOrEqual(88)
  },
}
