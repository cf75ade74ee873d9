import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Money } from '../Money/Money.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx'
import { Status } from '../Status/Status.tsx'
import { Text } from '../Text/Text.tsx'
import { RowGrid } from './RowGrid.tsx'
import { RowGridRow } from './RowGridRow.tsx'

const names = [
  'Joist Hanger 45 x 90 mm',
  'Prefinished tongue and groove lining board with a shadow line, end matched, for walls and ceilings of verandas',
  'EXTRALONGPRODUCTNAMEWITHOUTANYPLACETOBREAKITEXTRALONGPRODUCTNAMEWITHOUTANYPLACETOBREAKIT',
]

const rows = names.map((name, index) => (
  <RowGridRow
    key={name}
    picture={<Picture src={undefined} alt="" />}
    name={<Text weight="strong">{name}</Text>}
    detail={`FX10000${index}`}
    stock={<Status tone="positive">In Stock</Status>}
    price={<Money amount={325 * 10 ** (2 * index)} emphasis="strong" />}
    unit={<Text size="small">EA</Text>}
    quantity={<QuantityStepper label={`Quantity of ${name}`} width="full" value={1} onChange={fn()} />}
    action={
      <Button size="small" about={name}>
        Add to cart
      </Button>
    }
  />
))

const meta = {
  component: RowGrid,
  args: {
    label: 'Products',
    columns: {
      picture: '',
      name: 'Product',
      stock: 'Stock',
      price: 'Price ex GST',
      unit: 'Unit',
      quantity: 'Quantity',
      action: '',
    },
    children: rows,
  },
} satisfies Meta<typeof RowGrid>
export default meta
type Story = StoryObj<typeof meta>

const lefts = (elements: readonly HTMLElement[]) => elements.map((element) => element.getBoundingClientRect().left)
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

export const ColumnsHold: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(names.length)
    await expect(spread(lefts(canvas.getAllByRole('button', { name: /^Add to cart/ })))).toBeLessThanOrEqual(1)
    await expect(spread(lefts(canvas.getAllByRole('group')))).toBeLessThanOrEqual(1)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

export const EnterGoesToTheNextRow: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('textbox')
    if (!first || !second) throw new Error('no fields')
    await userEvent.click(first)
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveFocus()
  },
}
