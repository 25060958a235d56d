"""What people decide, a module a decision: what is offered, why not, what it does, how it is asked, how it is picked.

`phases` says which module has the decision of a phase.
"""
