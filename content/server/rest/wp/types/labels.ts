/** The labels that WordPress's editor shows for content types and taxonomies. */
type Label = { singular: string; plural: string };

export function getTypeLabels({ singular, plural }: Label): Record<string, string> {
  const [one, many] = [singular.toLowerCase(), plural.toLowerCase()];
  return {
    name: plural,
    singular_name: singular,
    menu_name: plural,
    add_new: `Add ${singular}`,
    add_new_item: `Add ${singular}`,
    edit_item: `Edit ${singular}`,
    new_item: `New ${singular}`,
    view_item: `View ${singular}`,
    view_items: `View ${plural}`,
    search_items: `Search ${plural}`,
    not_found: `No ${many} found.`,
    not_found_in_trash: `No ${many} found in Trash.`,
    parent_item_colon: `Parent ${singular}:`,
    all_items: `All ${plural}`,
    archives: `${singular} Archives`,
    attributes: `${singular} Attributes`,
    insert_into_item: `Insert into ${one}`,
    uploaded_to_this_item: `Uploaded to this ${one}`,
    featured_image: 'Featured image',
    set_featured_image: 'Set featured image',
    remove_featured_image: 'Remove featured image',
    use_featured_image: 'Use as featured image',
    filter_items_list: `Filter ${many} list`,
    items_list_navigation: `${plural} list navigation`,
    items_list: `${plural} list`,
    item_published: `${singular} published.`,
    item_published_privately: `${singular} published privately.`,
    item_reverted_to_draft: `${singular} reverted to draft.`,
    item_trashed: `${singular} trashed.`,
    item_scheduled: `${singular} scheduled.`,
    item_updated: `${singular} updated.`,
    item_link: `${singular} Link`,
    item_link_description: `A link to a ${one}.`,
    name_admin_bar: singular,
  };
}

/** The editor shows no panel for a taxonomy without `menu_name`. */
export function getTaxonomyLabels({ singular, plural }: Label): Record<string, string> {
  const many = plural.toLowerCase();
  return {
    name: plural,
    singular_name: singular,
    menu_name: plural,
    search_items: `Search ${plural}`,
    popular_items: `Popular ${plural}`,
    all_items: `All ${plural}`,
    parent_item: `Parent ${singular}`,
    parent_item_colon: `Parent ${singular}:`,
    edit_item: `Edit ${singular}`,
    view_item: `View ${singular}`,
    update_item: `Update ${singular}`,
    add_new_item: `Add ${singular}`,
    new_item_name: `New ${singular} Name`,
    separate_items_with_commas: `Separate ${many} with commas`,
    add_or_remove_items: `Add or remove ${many}`,
    choose_from_most_used: `Choose from the most used ${many}`,
    not_found: `No ${many} found.`,
    no_terms: `No ${many}`,
    filter_by_item: `Filter by ${singular.toLowerCase()}`,
    items_list_navigation: `${plural} list navigation`,
    items_list: `${plural} list`,
    most_used: 'Most Used',
    back_to_items: `← Go to ${plural}`,
    name_field_description: 'The name is how it appears on your site.',
    slug_field_description: 'The “slug” is the URL-friendly version of the name.',
  };
}
