import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Money } from '../Money/Money.tsx'
import { PerUnit } from '../Money/PerUnit.tsx'
import { OrderBar } from '../OrderBar/OrderBar.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx'
import { Status } from '../Status/Status.tsx'
import { TextButton } from '../TextButton/TextButton.tsx'
import { RowFamily } from './RowFamily.tsx'
import { RowGrid } from './RowGrid.tsx'
import { RowGridRow } from './RowGridRow.tsx'

const names = [
  'Joist Hanger 45 x 90 mm',
  'Prefinished tongue and groove lining board with a shadow line, end matched, for walls and ceilings of verandas',
  'EXTRALONGPRODUCTNAMEWITHOUTANYPLACETOBREAKITEXTRALONGPRODUCTNAMEWITHOUTANYPLACETOBREAKIT',
]

const orderBar = (name: string) => (
  <OrderBar
    isNarrowOnPhone
    quantity={<QuantityStepper label={`Quantity of ${name}`} width="full" value={1} onChange={fn()} />}
    action={
      <Button size="small" width="full" variant="inItem" label={`Add to cart, ${name}`}>
        Add
      </Button>
    }
  />
)

const rows = names.map((name, index) => (
  <RowGridRow
    key={name}
    picture={<Picture src={undefined} alt="" />}
    name={name}
    detail={`FX10000${index}`}
    stock={<Status tone="positive">In Stock</Status>}
    price={<Money amount={325 * 10 ** (2 * index)} emphasis="strong" />}
    action={orderBar(name)}
  />
))

const meta = {
  component: RowGrid,
  args: {
    label: 'Products',
    caption: 'Prices ex GST',
    columns: {
      picture: '',
      name: 'Product',
      stock: 'Stock',
      price: 'Price ex GST',
      action: 'Quantity',
    },
    children: rows,
  },
} satisfies Meta<typeof RowGrid>
export default meta
type Story = StoryObj<typeof meta>

const boxOf = (element: HTMLElement | undefined) => element?.getBoundingClientRect() ?? new DOMRect()

/** The columns are aligned in all rows. */
export const Typical: Story = {
  play: async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 2 })
    await expect(headings.map((heading) => heading.textContent)).toEqual(names)
    for (const column of [canvas.getAllByRole('button', { name: /^Add to cart/ }), canvas.getAllByRole('group')])
      await expect(new Set(column.map((control) => Math.round(boxOf(control).left))).size).toBe(1)
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

const sizes = ['14g x 75 mm', '14g x 100 mm', '14g x 125 mm', '75 x 3.06 mm Galvanised']

/** In a family, rows are lower, and the code is beside the size if there is space. */
export const Families: Story = {
  args: {
    children: (
      <>
        {rows[0]}
        <RowFamily name="Batten Screw Class 4" picture={<Picture src={undefined} alt="" />}>
          {sizes.map((size, index) => (
            <RowGridRow
              key={size}
              name={size}
              detail={`FX10002${index}`}
              stock={<Status tone="caution">Low Stock</Status>}
              price={<Money amount={48} emphasis="strong" />}
              mark={index === 1 && <Status icon="cart">250</Status>}
              action={orderBar(size)}
            />
          ))}
        </RowFamily>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const family = within(canvas.getByRole('list', { name: 'Batten Screw Class 4' }))
    const heights = family.getAllByRole('listitem').map((row) => Math.round(boxOf(row).height))
    // The last size is long, so it may need a second line.
    const control = boxOf(canvas.getAllByRole('group')[0]).height
    for (const height of heights.slice(0, -1)) await expect(height).toBeLessThanOrEqual(1.25 * control + 2)
    const [single, first] = canvas.getAllByRole('spinbutton')
    await expect(boxOf(first).right).toBe(boxOf(single).right)
    await userEvent.type(single ?? document.body, '5{Enter}')
    await expect(first).toHaveFocus()
  },
}

export const FamiliesOnATablet: Story = { ...Families, globals: { viewport: { value: 'tablet' } } }

export const FamiliesOnAPhone: Story = { ...Families, globals: { viewport: { value: 'mobile1' } } }

const longName = `${'Treated pine sleeper for garden walls, '.repeat(5)}2.4 m`

export const LongNameOnAPhone: Story = {
  name: 'A long name wraps in full; on a button it takes two lines',
  globals: { viewport: { value: 'mobile1' } },
  args: {
    children: (
      <>
        <RowGridRow name={longName} detail="TM1" action={<Button size="small">Tally</Button>} />
        <RowGridRow name={<TextButton onPress={fn()}>{longName}</TextButton>} detail="TM2" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [whole, short] = canvas.getAllByRole('heading', { level: 2 })
    await expect(whole?.scrollHeight).toBe(whole?.clientHeight)
    await expect(boxOf(canvas.getByText('TM1')).top).toBeGreaterThanOrEqual(boxOf(whole).bottom)
    await expect(short?.clientHeight).toBeLessThanOrEqual(44)
  },
}

export const Selectable: Story = {
  args: {
    columns: { select: '', picture: '', name: 'Product', stock: 'Stock', price: 'Price', quantity: '' },
    hasUnits: true,
    selectAll: <Checkbox label="Select all" value={false} onChange={fn()} />,
    children: (
      <RowGridRow
        select={<Checkbox label="Select plasterboard" hideLabel value onChange={fn()} />}
        picture={<span>Picture</span>}
        name="Plasterboard 10 mm 6000 x 1200 mm"
        detail="PB100007"
        stock={<Status tone="positive">In Stock</Status>}
        note="3 times, last 27/11/2026"
        price={
          <>
            <Money amount={1_234_567} emphasis="strong" />
            <PerUnit>SHEET</PerUnit>
          </>
        }
        quantity={<QuantityStepper label="Quantity of plasterboard" width="full" value={2} onChange={fn()} />}
        problem={<Status tone="caution">No answer came, so it may have been added.</Status>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Picture')).toBeVisible()
    const [all, one] = canvas.getAllByRole('checkbox').map((box) => box.closest('label')?.getBoundingClientRect().left)
    await expect(one).toBe(all)
  },
}

/** The name and the details each have one line, and no picture is shown. */
export const SelectableOnATablet: Story = {
  ...Selectable,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Picture')).not.toBeVisible()
    await expect(boxOf(canvas.getByRole('heading')).height).toBeLessThan(24)
  },
}

/** The quantity is beside the details. */
export const SelectableOnAPhone: Story = {
  ...Selectable,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [quantity, code] = [boxOf(canvas.getByRole('group')), boxOf(canvas.getByText(/^PB100007/))]
    await expect(quantity.top).toBeLessThan(code.bottom)
    await expect(quantity.left).toBeGreaterThanOrEqual(code.right)
    await expect(boxOf(canvas.getByText(/^No answer/)).top).toBeGreaterThanOrEqual(quantity.bottom)
  },
}

const onQuantity = fn()

export const ByKeyboard: Story = {
  name: 'Enter moves the focus to the quantity of the next row',
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

    await step('typing a quantity and pressing Enter reports one change and one Enter', async () => {
      await userEvent.click(first)
      await userEvent.keyboard('5{Enter}')
      await expect(second).toHaveFocus()
      await expect(onQuantity).toHaveBeenCalledTimes(2)
    })

    await step('holding Enter, or pressing it again, does not report an untouched row', async () => {
      await userEvent.keyboard('{Backspace}7{Enter}')
      await fireEvent.keyDown(third, { key: 'Enter', repeat: true })
      await expect(third).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(onQuantity).toHaveBeenCalledTimes(4)
    })

    await step('the sticky header does not cover the focused field', async () => {
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
