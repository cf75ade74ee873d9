import { expect, test } from 'vitest'
import { worlds } from '../world/index.ts'
import { createSimulator } from './createSimulator.ts'

test('every picture, datasheet and download of the world exists', async () => {
  const world = worlds.typical()
  const simulator = createSimulator(world)
  const names = [
    ...world.products.map(({ picture, id }) => `pictures/${picture}-${id}.svg`),
    ...world.menu.map((row) => `pictures/${row.picture}-${row.category}${row.type}${row.class}.svg`),
    ...world.widgets.HomePage.filter(({ isPicture }) => isPicture).map(({ value }) => `pictures/banner-${value}.svg`),
    ...world.products.filter(({ hasDatasheet }) => hasDatasheet).map(({ id }) => `datasheets/${id}.pdf`),
    ...world.downloads.map((file) => `files/${file.name}.pdf`),
  ]
  for (const name of names) {
    const response = await simulator.handle(new Request(`https://supplier.example/trade/${name}`))
    expect([name, response.status]).toEqual([name, 200])
  }
})
