export { CustomListScreen } from './CustomListScreen.tsx'
export { CustomListsScreen } from './CustomListsScreen.tsx'
