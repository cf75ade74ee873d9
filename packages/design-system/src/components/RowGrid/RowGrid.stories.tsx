import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, fireEvent, fn, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Money } from '../Money/Money.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx'
import { Status } from '../Status/Status.tsx'
import { Text } from '../Text/Text.tsx'
import { TextButton } from '../TextButton/TextButton.tsx'
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
    name={name}
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

const boxOf = (element: HTMLElement) => element.getBoundingClientRect()
const lefts = (elements: readonly HTMLElement[]) => elements.map((element) => boxOf(element).left)
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/** A decorator that gives the grid this width. */
const ofWidth = (width: string) =>
  function OfWidth(Story: ComponentType) {
    return (
      <div style={{ width }}>
        <Story />
      </div>
    )
  }

export const Typical: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(names.length)
    const headings = canvas.getAllByRole('heading', { level: 2 })
    await expect(headings.map((heading) => heading.textContent)).toEqual(names)
    await expect(spread(lefts(canvas.getAllByRole('button', { name: /^Add to cart/ })))).toBeLessThanOrEqual(1)
    await expect(spread(lefts(canvas.getAllByRole('group')))).toBeLessThanOrEqual(1)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

const longName = `${'Treated pine sleeper for garden walls, '.repeat(5)}2.4 m`

export const LongNameOnAPhone: Story = {
  name: 'A long name is whole, or has two lines if it is a button',
  globals: { viewport: { value: 'mobile1' } },
  args: {
    children: [longName, <TextButton onPress={fn()}>{longName}</TextButton>].map((name, index) => (
      <RowGridRow key={index} name={name} detail={`TM${index}`} action={<Button size="small">Tally</Button>} />
    )),
  },
  play: async ({ canvas }) => {
    const [whole, short] = canvas.getAllByRole('heading', { level: 2 })
    await expect(whole?.scrollHeight).toBe(whole?.clientHeight)
    await expect(whole?.clientHeight).toBeGreaterThan(100)
    await expect(short?.clientHeight).toBeLessThanOrEqual(44)
    await expect(boxOf(canvas.getByText('TM0')).top).toBeGreaterThanOrEqual(whole?.getBoundingClientRect().bottom ?? 0)
    // The only control of a row is beside its name.
    const [action] = canvas.getAllByRole('button', { name: 'Tally' })
    await expect(action?.getBoundingClientRect().left).toBeGreaterThan(whole?.getBoundingClientRect().right ?? Infinity)
  },
}

export const BesideASummary: Story = {
  name: 'The price of one unit is below the total in a narrow row',
  decorators: [ofWidth('38rem')],
  args: {
    columns: { picture: '', name: 'Product', price: 'Price', quantity: 'Quantity', total: 'Total', tool: '' },
    children: (
      <RowGridRow
        name="Pine"
        price="$2.50"
        quantity={<QuantityStepper label="Quantity of pine" value={2} onChange={fn()} />}
        total="$5.00"
        tool={<button type="button">Remove</button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    const [quantity, total] = [boxOf(canvas.getByRole('group')), boxOf(canvas.getByText('$5.00'))]
    const [price, tool] = [boxOf(canvas.getByText('$2.50')), boxOf(canvas.getByRole('button', { name: 'Remove' }))]
    await expect(quantity.right).toBeLessThanOrEqual(total.left)
    await expect(total.right).toBeLessThanOrEqual(tool.left)
    await expect(price.top).toBeGreaterThanOrEqual(total.bottom)
    await expect(Math.max(quantity.top, tool.top)).toBeLessThan(price.bottom)
    await expect(Math.min(quantity.bottom, tool.bottom)).toBeGreaterThan(total.top)
  },
}

export const SelectedOnAPhone: Story = {
  name: 'The quantity of a selectable row is beside its details',
  globals: { viewport: { value: 'mobile1' } },
  args: {
    columns: { select: '', name: 'Product', stock: 'Stock', price: 'Price', unit: 'Unit', quantity: 'Quantity' },
    children: (
      <RowGridRow
        select={<Checkbox label="Select oak" hideLabel value onChange={fn()} />}
        name={names[1]}
        detail="TM100002"
        stock={<Status tone="positive">In Stock</Status>}
        note="3 times, last 27/11/2026"
        price={<Money amount={1_234_567} emphasis="strong" />}
        unit={<Text size="small">SHEET</Text>}
        quantity={<QuantityStepper label="Quantity of oak" width="full" value={2} onChange={fn()} />}
        problem={<Status tone="caution">No answer came, so it may have been added.</Status>}
      />
    ),
  },
  play: async ({ canvas }) => {
    const [quantity, code] = [boxOf(canvas.getByRole('group')), boxOf(canvas.getByText(/^TM100002/))]
    await expect(quantity.top).toBeLessThan(code.bottom)
    await expect(quantity.left).toBeGreaterThanOrEqual(code.right)
    await expect(boxOf(canvas.getByText('SHEET')).bottom).toBeLessThanOrEqual(quantity.top)
    await expect(boxOf(canvas.getByText(/^No answer/)).top).toBeGreaterThanOrEqual(quantity.bottom)
    await expect(quantity.right).toBeLessThan(boxOf(canvas.getByRole('list')).right)
  },
}

export const SelectedOnATablet: Story = {
  name: 'A selectable row on a tablet has two lines and no picture',
  decorators: [ofWidth('45rem')],
  args: {
    columns: {
      select: '',
      picture: '',
      name: 'Product',
      stock: 'Stock',
      price: 'Price',
      unit: 'Unit',
      quantity: 'Quantity',
    },
    selectAll: <Checkbox label="Select all" value={false} onChange={fn()} />,
    children: (
      <RowGridRow
        select={<Checkbox label="Select plasterboard" hideLabel value onChange={fn()} />}
        picture={<span>Picture</span>}
        name="Plasterboard 10 mm 6000 x 1200 mm"
        detail="PB100007"
        stock={<Status tone="positive">In Stock</Status>}
        note="3 times, last 27/11/2026"
        price={<Money amount={4670} emphasis="strong" />}
        unit={<Text size="small">SHEET</Text>}
        quantity={<QuantityStepper label="Quantity of plasterboard" width="full" value={2} onChange={fn()} />}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Picture')).not.toBeVisible()
    await expect(canvas.getByRole('heading').getBoundingClientRect().height).toBeLessThan(24)
    const [detail, note] = [/^PB100007/, /^3 times/].map((text) => canvas.getByText(text).getBoundingClientRect())
    await expect(note?.bottom).toBe(detail?.bottom)
  },
}

export const SelectedOnADesktop: Story = {
  name: 'Select all is in line with the boxes of the rows',
  args: { ...SelectedOnATablet.args },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Picture')).toBeVisible()
    const labels = canvas.getAllByRole('checkbox').map((box) => box.closest('label'))
    await expect(new Set(labels.map((label) => label?.getBoundingClientRect().left))).toHaveLength(1)
  },
}

const onQuantity = fn()

export const ByKeyboard: Story = {
  name: 'Enter leads to the quantity of the next row',
  args: {
    children: Array.from({ length: 30 }, (_, row) => (
      <RowGridRow
        key={row}
        name={`Pine ${row}`}
        quantity={
          <QuantityStepper label={`Quantity of pine ${row}`} value={1} onChange={onQuantity} onEnter={onQuantity} />
        }
      />
    )),
  },
  play: async ({ canvas, userEvent, step }) => {
    const fields = canvas.getAllByRole('spinbutton')
    const [first, second, third] = fields
    if (!first || !second || !third) throw new Error('no fields')
    onQuantity.mockClear()

    await step('a quantity is changed once and entered once', async () => {
      await userEvent.click(first)
      await userEvent.keyboard('5{Enter}')
      await expect(second).toHaveFocus()
      await expect(onQuantity).toHaveBeenCalledTimes(2)
    })

    await step('neither a held key nor a second press enters a row in which nothing was typed', async () => {
      await userEvent.keyboard('{Backspace}7{Enter}')
      await fireEvent.keyDown(third, { key: 'Enter', repeat: true })
      await userEvent.keyboard('{Enter}')
      await expect(third).toHaveFocus()
      await expect(onQuantity).toHaveBeenCalledTimes(4)
    })

    await step('what has the focus does not lie under the head', async () => {
      fields.at(-1)?.focus()
      window.scrollTo(0, document.documentElement.scrollHeight)
      const head = canvas.getAllByText('Quantity')[0]
      for (let presses = 0; presses < 40; presses += 1) {
        await userEvent.tab({ shift: true })
        const { top } = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
        await expect(top).toBeGreaterThanOrEqual(head?.getBoundingClientRect().bottom ?? 0)
      }
    })
  },
}
