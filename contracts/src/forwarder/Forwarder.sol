// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {IBridgeEscrow} from "../IBridgeEscrow.sol";
import {Order, OrderLib} from "../OrderLib.sol";
import {Payments} from "../Payments.sol";
import {PullPayments} from "../PullPayments.sol";
import {ForwarderTerms} from "./ForwarderTerms.sol";

/// @notice The deposit address of one order: what arrives here opens that order, or goes to the owner.
/// @dev Runs as a clone whose terms are a part of its code. No one but the owner can move money anywhere but into the
/// order or to the owner.
contract Forwarder {
    using SafeERC20 for IERC20;

    event Withdrawn(address indexed token, address indexed to, uint256 amount);

    error NotOwner();
    error WrongOrder(bytes32 order);
    error ReleaseTooEarly(uint256 openBy);

    receive() external payable {}

    modifier onlyOwner() {
        if (msg.sender != terms().owner) revert NotOwner();
        _;
    }

    /// @notice Opens the order with money of this address. Anyone may call.
    /// @param order as the maker signed it, but with an empty depositor.
    /// @dev The escrow checks the rest: the times, and the maker's signature over the order with this address as depositor.
    function sweep(Order calldata order, bytes calldata makerSig) external {
        ForwarderTerms memory own = terms();
        Order memory full = _named(order, own);
        address token = OrderLib.toAddress(order.inputToken);
        uint256 value;
        if (token == address(0)) {
            value = order.inputAmount;
        } else {
            IERC20(token).forceApprove(own.escrow, order.inputAmount);
        }
        IBridgeEscrow(own.escrow).open{value: value}(full, makerSig);
    }

    /// @notice Sends all of a token to the owner. Anyone may call, once the order has been opened or no longer can be.
    /// @param order as for `sweep`.
    /// @param token expected here or not; zero: the native coin.
    /// @dev Earlier, a stranger could take the deposit away from its order; also by a second contract of the same token.
    function release(Order calldata order, address token) external {
        ForwarderTerms memory own = terms();
        Order memory full = _named(order, own);
        IBridgeEscrow escrow = IBridgeEscrow(own.escrow);
        bool isOpenable = block.timestamp <= order.openBy;
        if (isOpenable && escrow.status(escrow.orderId(full)) == IBridgeEscrow.Status.None) {
            revert ReleaseTooEarly(order.openBy);
        }
        uint256 amount = token == address(0) ? address(this).balance : IERC20(token).balanceOf(address(this));
        _withdraw(token, own.owner, amount);
    }

    /// @notice Sends the owner what the escrow could not pay to this address. Anyone may call.
    function releaseOwed(address token) external {
        ForwarderTerms memory own = terms();
        PullPayments(own.escrow).withdrawOwed(token, address(this), own.owner);
    }

    /// @notice Any token, expected here or not; zero: the native coin.
    function withdraw(address token, address to, uint256 amount) external onlyOwner {
        _withdraw(token, to, amount);
    }

    /// @notice Any other call in this address's name: collectibles sent by mistake, amounts that the escrow owes it.
    function execute(address target, uint256 value, bytes calldata data) external onlyOwner returns (bytes memory) {
        (bool ok, bytes memory answer) = target.call{value: value}(data);
        if (ok) return answer;
        assembly ("memory-safe") {
            revert(add(answer, 0x20), mload(answer))
        }
    }

    function terms() public view returns (ForwarderTerms memory) {
        return abi.decode(Clones.fetchCloneArgs(address(this)), (ForwarderTerms));
    }

    function _withdraw(address token, address to, uint256 amount) private {
        emit Withdrawn(token, to, amount);
        Payments.send(token, to, amount);
    }

    /// @dev The committed order with this address as its depositor.
    function _named(Order calldata order, ForwarderTerms memory own) private view returns (Order memory full) {
        bytes32 given = OrderLib.hash(order);
        if (given != own.order) revert WrongOrder(given);
        full = order;
        full.depositor = abi.encodePacked(address(this));
    }
}
