/** A note below the entries of the sidebar. */
export default function SidebarNote() {
  return <p className="sidebar-note">Something missing?</p>;
}
