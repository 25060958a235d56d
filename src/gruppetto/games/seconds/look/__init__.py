"""What people see: pictures, boards, tables, podium. It changes nothing and holds no rule."""
