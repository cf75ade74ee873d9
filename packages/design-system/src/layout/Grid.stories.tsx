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
    await expect(canvas.getByRole('list', { name: 'Departments' })).toBeVisible()
    const heights = canvas
      .getAllByRole('listitem')
      .map((item) => item.firstElementChild?.getBoundingClientRect().height)
    await expect(heights).toHaveLength(2)
    await expect(heights[0]).toBe(heights[1])
  },
}

const onChange = () => undefined

/** However wide a form is, it has at most three columns of fields, and its last row has no gap. */
export const Fields: Story = {
  args: { minColumn: 'field' },
  render: (args) => (
    <Grid {...args}>
      {['Address', 'Suburb', 'State', 'Reference'].map((label) => (
        <TextField key={label} label={label} value="" onChange={onChange} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect()
    await expect(box('Address').top).toBe(box('State').top)
    await expect(box('Reference').top).toBeGreaterThan(box('State').top)
    await expect(box('Reference').right).toBe(box('State').right)
  },
}

export const FieldsOnAPhone: Story = {
  ...Fields,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const left = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().left
    await expect(left('State')).toBe(left('Suburb'))
  },
}
