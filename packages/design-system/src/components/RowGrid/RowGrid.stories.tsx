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

export const ColumnsHold: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(names.length)
    const headings = canvas.getAllByRole('heading', { level: 2 })
    await expect(headings.map((heading) => heading.textContent)).toEqual(names)
    await expect(spread(lefts(canvas.getAllByRole('button', { name: /^Add to cart/ })))).toBeLessThanOrEqual(1)
    await expect(spread(lefts(canvas.getAllByRole('group')))).toBeLessThanOrEqual(1)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

export const OnlyAnActionOnAPhone: Story = {
  args: {
    children: names.map((name) => (
      <RowGridRow
        key={name}
        picture={<Picture src={undefined} alt="" />}
        name={name}
        detail="TM100001"
        unit="LM"
        action={
          <Button size="small" about={name}>
            Tally
          </Button>
        }
      />
    )),
  },
  globals: { viewport: { value: 'mobile1' } },
  name: 'On a phone the only control of a row is beside its name',
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('article')) {
      const button = within(row).getByRole('button').getBoundingClientRect()
      const name = within(row).getByRole('heading').getBoundingClientRect()
      await expect(button.left).toBeGreaterThan(name.right)
      await expect(button.bottom).toBeLessThanOrEqual(row.getBoundingClientRect().bottom)
    }
    const [first] = canvas.getAllByRole('article')
    await expect(first?.offsetHeight).toBeLessThan(80)
  },
}

const longName = `${'Treated pine sleeper for garden walls, '.repeat(5)}2.4 m`

export const LongNameOnAPhone: Story = {
  name: 'A name of 200 characters is whole, and has two lines if it opens the whole',
  globals: { viewport: { value: 'mobile1' } },
  args: {
    children: ['TM100001', 'TM100002'].map((code) => (
      <RowGridRow
        key={code}
        picture={<Picture src={undefined} alt="" />}
        name={code === 'TM100001' ? longName : <TextButton onPress={fn()}>{longName}</TextButton>}
        detail={code}
        price={<Money amount={325} emphasis="strong" />}
        quantity={<QuantityStepper label={`Quantity of ${code}`} width="full" value={1} onChange={fn()} />}
      />
    )),
  },
  play: async ({ canvas }) => {
    const [whole, short] = canvas.getAllByRole('heading', { level: 2 })
    const [code, quantity] = [canvas.getByText('TM100001'), canvas.getByRole('group', { name: /TM100001/ })]
    await expect(longName).toHaveLength(200)
    await expect(whole?.scrollHeight).toBe(whole?.clientHeight)
    await expect(whole?.clientHeight).toBeGreaterThan(100)
    await expect(short?.clientHeight).toBeLessThanOrEqual(44)
    await expect(code.getBoundingClientRect().top).toBeGreaterThanOrEqual(whole?.getBoundingClientRect().bottom ?? 0)
    await expect(quantity.getBoundingClientRect().top).toBeGreaterThan(code.getBoundingClientRect().top)
  },
}

export const BesideASummary: Story = {
  name: 'With less room a row with a total stays one line, and the price of one unit is below the total',
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
  name: 'On a phone the quantity of a row that may be selected is beside its details',
  globals: { viewport: { value: 'mobile1' } },
  args: {
    columns: { select: '', name: 'Product', stock: 'Stock', price: 'Price', unit: 'Unit', quantity: 'Quantity' },
    children: (
      <>
        <RowGridRow
          select={<Checkbox label="Select pine" hideLabel value onChange={fn()} />}
          name="Pine"
          detail="TM100001"
          stock={<Status tone="positive">In Stock</Status>}
          price={<Money amount={1_234_567} emphasis="strong" />}
          unit={<Text size="small">SHEET</Text>}
          quantity={<QuantityStepper label="Quantity of pine" width="full" value={2} onChange={fn()} />}
        />
        <RowGridRow
          select={<Checkbox label="Select oak" hideLabel value onChange={fn()} />}
          name={names[1]}
          detail="TM100002"
          note="3 times, last 27/11/2026"
          price={<Money amount={325} emphasis="strong" />}
          unit={<Text size="small">EA</Text>}
          quantity={<QuantityStepper label="Quantity of oak" width="full" value={2} onChange={fn()} />}
          problem={<Status tone="caution">No answer came, so it may have been added.</Status>}
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [quantity, code] = [boxOf(canvas.getByRole('group', { name: /pine/ })), boxOf(canvas.getByText(/^TM100001/))]
    await expect(quantity.top).toBeLessThan(code.bottom)
    await expect(quantity.left).toBeGreaterThanOrEqual(code.right)
    await expect(boxOf(canvas.getByText('SHEET')).bottom).toBeLessThanOrEqual(quantity.top)
    const other = boxOf(canvas.getByRole('group', { name: /oak/ }))
    await expect(boxOf(canvas.getByText(/^No answer/)).top).toBeGreaterThanOrEqual(other.bottom)
    await expect(other.right).toBeLessThan(boxOf(canvas.getByRole('list')).right)
  },
}

export const SelectedOnATablet: Story = {
  name: 'On a tablet the name of a row that may be selected has one line, its details another, and its picture no place',
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
  name: 'On a desktop rows that may be selected have pictures, and Select all is in line with their boxes',
  args: { ...SelectedOnATablet.args },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Picture')).toBeVisible()
    const labels = canvas.getAllByRole('checkbox').map((box) => box.closest('label'))
    await expect(new Set(labels.map((label) => label?.getBoundingClientRect().left))).toHaveLength(1)
  },
}

const onQuantity = fn()

export const ByKeyboard: Story = {
  name: 'Enter goes to the quantity of the next row, and what has the focus does not lie under the head',
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

    await step('a quantity is changed once and entered once, and not again as the field is left', async () => {
      onQuantity.mockClear()
      await userEvent.click(first)
      await userEvent.keyboard('5{Enter}')
      await expect(second).toHaveFocus()
      await expect(onQuantity).toHaveBeenCalledTimes(2)
    })

    await step('text without a meaning stays to be corrected', async () => {
      await userEvent.keyboard('x{Enter}')
      await expect(second).toHaveFocus()
      await expect(onQuantity).toHaveBeenCalledTimes(2)
    })

    await step('neither a key held down nor a second press enters a row in which nothing was typed', async () => {
      await userEvent.keyboard('{Backspace}7{Enter}')
      await fireEvent.keyDown(third, { key: 'Enter', repeat: true })
      await expect(third).toHaveFocus()
      await userEvent.keyboard('{Enter}')
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
