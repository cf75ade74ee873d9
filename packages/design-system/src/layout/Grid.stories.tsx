import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../components/Card/Card.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { Grid } from './Grid.tsx'

const meta = { component: Grid, args: { minColumn: 'small', space: 'medium', children: null } } satisfies Meta<
  typeof Grid
>
export default meta
type Story = StoryObj<typeof meta>

export const Small: Story = {
  render: (args) => (
    <Grid {...args}>
      {['Timber', 'Plywood', 'Fasteners', 'Roofing', 'Tools', 'Paint'].map((name) => (
        <Card key={name}>{name}</Card>
      ))}
    </Grid>
  ),
}

/** In a list, too, all cards of a row are as tall as the tallest one. */
export const List: Story = {
  args: { as: 'ul', label: 'Departments' },
  render: (args) => (
    <Grid {...args}>
      <Card>Timber</Card>
      <Card>Stainless and galvanised fixings for coastal and other corrosive environments</Card>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.firstElementChild?.clientHeight)
    await expect(first).toBe(second)
  },
}

/** However wide a form is, it has at most three columns of fields, and its last row has no gap. */
export const Fields: Story = {
  args: { minColumn: 'field' },
  render: (args) => (
    <Grid {...args}>
      {['Address', 'Suburb', 'State', 'Reference'].map((label) => (
        <TextField key={label} label={label} value="" onChange={() => undefined} />
      ))}
    </Grid>
  ),
}

export const FieldsOnAPhone: Story = { ...Fields, globals: { viewport: { value: 'mobile1' } } }

/** Of an address, the street has a line of its own where only two fields fit side by side. */
export const LeadingField: Story = {
  args: { minColumn: 'field', hasLeadingField: true },
  render: (args) => (
    <div style={{ maxWidth: '30rem' }}>
      <Grid {...args}>
        {['Address', 'Suburb', 'State'].map((label) => (
          <TextField key={label} label={label} value="" onChange={() => undefined} />
        ))}
      </Grid>
    </div>
  ),
  play: async ({ canvas }) => {
    const [address, suburb, state] = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect().top)
    await expect(address).not.toBe(suburb)
    await expect(suburb).toBe(state)
  },
}
