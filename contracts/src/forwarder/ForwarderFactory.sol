// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {Order} from "../OrderLib.sol";
import {Forwarder} from "./Forwarder.sol";
import {ForwarderTerms} from "./ForwarderTerms.sol";

/// @notice Deposit addresses by CREATE2: each is known, and can be paid, before anything is deployed there. No owner, no key.
contract ForwarderFactory {
    /// @notice The code that every deposit address runs.
    address public immutable implementation = address(new Forwarder());

    event ForwarderDeployed(address indexed forwarder, address indexed owner);

    /// @notice The deposit address of these terms, deployed or not.
    function addressOf(ForwarderTerms calldata terms) public view returns (address) {
        return Clones.predictDeterministicAddressWithImmutableArgs(implementation, abi.encode(terms), 0);
    }

    /// @notice Deploys the address where it is not yet; a second call changes nothing.
    function deploy(ForwarderTerms calldata terms) public returns (Forwarder forwarder) {
        forwarder = Forwarder(payable(addressOf(terms)));
        if (address(forwarder).code.length != 0) return forwarder;
        Clones.cloneDeterministicWithImmutableArgs(implementation, abi.encode(terms), 0);
        emit ForwarderDeployed(address(forwarder), terms.owner);
    }

    /// @notice Deploys the address if needed and opens its order with its money, in one transaction.
    function sweep(ForwarderTerms calldata terms, Order calldata order, bytes calldata makerSig) external {
        deploy(terms).sweep(order, makerSig);
    }

    /// @notice Deploys the address if needed and sends all of a token from there to its owner, in one transaction.
    function release(ForwarderTerms calldata terms, Order calldata order, address token) external {
        deploy(terms).release(order, token);
    }
}
