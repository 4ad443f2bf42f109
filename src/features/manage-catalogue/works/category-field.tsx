import { Select } from 'antd'
import { CustomField } from '@/components/admin/custom-field'
import { LateIcon } from '@/components/art/late-icons'
import { adminWorks } from '@/words/admin-catalogue'

/** The categories to choose from. */
export type Categories = readonly { _id: string; name: string }[]

/** The id of the chosen category; '' if it was deleted meanwhile. */
export const chosenIn = (categories: Categories, id: string) =>
  categories.some(({ _id }) => _id === id) ? id : ''

const asIs = (text: string) => text

/** Names the choice: the library shows it beside its input, whose own value stays empty. */
const CHOSEN = 'work-category-chosen'

/** The open list belongs in the main content, where people who navigate by landmarks find it. */
const insideMain = () => document.getElementById('main') ?? document.body

/** The category of a work, chosen from a list that can be searched; `start` is the initial id. */
export function CategoryField({ categories, start }: { categories: Categories; start: string }) {
  return (
    <CustomField
      name="category"
      label={adminWorks.labels.category}
      hint={adminWorks.hints.category}
      start={start}
      read={asIs}
      write={asIs}
    >
      {({ value, onChange, ...control }) => {
        const chosen = chosenIn(categories, value)
        const hints = [chosen && CHOSEN, control['aria-describedby']]
        return (
          <>
            <span id={CHOSEN} hidden>
              {categories.find(({ _id }) => _id === chosen)?.name}
            </span>
            <Select
              {...control}
              aria-describedby={hints.filter(Boolean).join(' ')}
              // The library's own arrow is an image that screen readers read out as "down".
              suffixIcon={<LateIcon name="chevron-down" size={16} />}
              // An undefined value makes the library show the placeholder.
              value={chosen || undefined}
              onChange={(id) => onChange(id)}
              status={control['aria-invalid'] ? 'error' : ''}
              showSearch={{ optionFilterProp: 'label' }}
              placeholder={adminWorks.choose}
              notFoundContent={
                categories.length > 0 ? adminWorks.noneFound : adminWorks.noCategories
              }
              getPopupContainer={insideMain}
              options={categories.map(({ _id, name }) => ({ value: _id, label: name }))}
            />
          </>
        )
      }}
    </CustomField>
  )
}
