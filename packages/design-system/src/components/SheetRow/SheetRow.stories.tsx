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

/** A row is one line high. A press outside the actions follows the name's link. */
export const Typical: Story = {
  play: async ({ canvas }) => {
    const { left, top, width, height } = canvas.getByRole('article').getBoundingClientRect()
    await expect(height).toBe(56)
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2)
    await expect(pressed).toBe(canvas.getByRole('link', { name: 'Wall frame' }))
  },
}

/** The columns are aligned in all rows, whichever parts a row has. */
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
    await expect(canvas.getByRole('list', { name: 'Stores' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  ...Columns,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')[0]?.offsetHeight).toBeLessThanOrEqual(88)
  },
}
