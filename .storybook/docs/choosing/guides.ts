const guide = (file: string, title: string, ...members: readonly string[]) => ({
  file,
  title,
  members,
  /** The id of the page. */
  page: `components-choosing-${title.toLowerCase().replaceAll(/\W+/g, '-')}--docs`,
})

/** The pages that say which of several similar components to choose. */
export const guides = [
  guide('messages.mdx', 'Banner, toast, alert dialog', 'Banner', 'ToastRegion', 'AlertDialog'),
  guide('surfaces.mdx', 'Card, section, tile', 'Card', 'Section', 'Tile'),
  guide('lists.mdx', 'Data table, row card, sheet row', 'DataTable', 'RowCard', 'SheetRow'),
  guide('overlays.mdx', 'Dialog, menu, disclosure', 'Dialog', 'Menu', 'Disclosure'),
  guide('choices.mdx', 'Select, radio group, toggle group', 'Select', 'RadioGroup', 'ToggleGroup'),
  guide('actions.mdx', 'Button link, button, text button', 'ButtonLink', 'Button', 'TextButton'),
]
